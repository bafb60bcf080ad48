/** The tabs beside every board. */
export const TABS = ['log', 'talk', 'rules', 'settings'] as const;
/** Before them, what the board itself put into the rail. */
export type Tab = 'side' | (typeof TABS)[number];

export const tabsOf = (side: boolean): readonly Tab[] => (side ? ['side', ...TABS] : TABS);
