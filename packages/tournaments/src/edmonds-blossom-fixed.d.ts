// The types of edmonds-blossom-fixed, which brings none.

declare module 'edmonds-blossom-fixed' {
  /** Edges as `[vertex, vertex, weight]`. By vertex its mate, or -1; with `maxCardinality` as many as can be have one. */
  export default function matching(edges: readonly [number, number, number][], maxCardinality?: boolean): number[];
}
