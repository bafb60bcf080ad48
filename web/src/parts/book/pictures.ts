// A thing as the book draws it.

export interface Pictured {
  /** As the engine calls it. */
  kind: string;
  name: string;
  /** A drawing in a box of −12…12: strokes, or a silhouette. */
  sign: string;
  filled?: boolean;
  /** A number or a few letters below it. */
  label?: string;
  tint?: string;
}
