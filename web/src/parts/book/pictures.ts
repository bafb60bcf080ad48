// A thing as the book draws it.

export interface Pictured {
  /** As the engine calls it. */
  kind: string;
  name: string;
  /** A drawing in a box of −12…12: strokes, or a silhouette. */
  sign: string;
  filled?: boolean;
  /** A number or a few letters below it; without it the `.sign` of its text, if there is one. */
  label?: string;
  tint?: string;
}
