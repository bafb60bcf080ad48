import type { Front } from '../fronts';

export default { pictureHeight: 'clamp(380px, 76vw, 560px)' } satisfies Front;
