// Modules that the plugins of the build make (plugins/).

declare module '*?folded' {
  const folded: import('./games/map/lines').Folded;
  export default folded;
}

declare module 'virtual:words' {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
