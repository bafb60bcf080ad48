export const TABS = ['log', 'talk', 'rules', 'settings'] as const;
export type Tab = (typeof TABS)[number];
