// Carries out changes of plain data, as src/gunbai/server/changes.py describes them.

type Run = readonly [from: number, to: number] | { readonly new: readonly unknown[] };
type Parts = Readonly<Record<string, unknown>>;

/** The value after a change; what is the same stays the same object. */
export function changed<T>(value: T, change: unknown): T;
export function changed(value: unknown, change: unknown): unknown {
  if (change === null || change === undefined) return value;
  if (!Array.isArray(change)) return withParts(value, change as Parts);
  return change.length === 1 ? change[0] : joined(value as readonly unknown[], change.slice(1) as Run[]);
}

function withParts(value: unknown, parts: Parts): unknown {
  if (!Object.keys(parts).length) return value;
  if (Array.isArray(value)) return value.map((item, place) => changed(item, parts[place]));
  const out: Record<string, unknown> = { ...(value as Parts) };
  for (const [name, part] of Object.entries(parts)) {
    if (part === null) delete out[name];
    else out[name] = changed(out[name], part);
  }
  return out;
}

function joined(value: readonly unknown[], runs: readonly Run[]): unknown[] {
  return runs.flatMap((run) => ('new' in run ? run.new : value.slice(run[0], run[1])));
}
