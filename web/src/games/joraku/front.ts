import type { Front } from '../fronts';

export default { pictureHeight: 'clamp(260px, 56vw, 440px)' } satisfies Front;
