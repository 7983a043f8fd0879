declare module 'virtual:brand' {
  export const brand: import('@fourfold/contract').Brand
}
declare module 'virtual:benchmark' {
  export const benchmark: import('./pages/product/benchmark-data').BenchmarkData | null
}
declare const __PUBLIC_URL__: string
/** Names the release in the pages; empty when the build was not given a name. */
declare const __RELEASE__: string
declare module 'virtual:tokens.css'
