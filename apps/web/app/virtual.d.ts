declare module 'virtual:brand' {
  export const brand: import('@fourfold/contract').Brand
}
declare module 'virtual:benchmark' {
  export const benchmark: import('./pages/product/benchmark-data').BenchmarkData | null
}
declare const __PUBLIC_URL__: string
