/** Every function that can be called by name. Nothing else exists for an expression. */
export const FUNCTION_NAMES: ReadonlySet<string> = new Set([
  ...['sin', 'cos', 'tan', 'sec', 'csc', 'cot', 'asin', 'acos', 'atan', 'arcsin', 'arccos', 'arctan'],
  ...['sinh', 'cosh', 'tanh', 'ln', 'log', 'exp', 'sqrt', 'cbrt', 'root', 'nthroot', 'abs', 'sign'],
  ...['floor', 'ceil', 'round', 'mod', 'gcd', 'lcm', 'ncr', 'npr', 'min', 'max', 'total', 'sum', 'count', 'length'],
  ...['mean', 'average', 'median', 'mode', 'stdev', 'stdevp', 'var', 'varp', 'mad', 'range', 'iqr'],
  ...['quantile', 'quartile', 'percentile', 'corr', 'sort'],
])

/** Names that students know from elsewhere, by the name used here. */
const SAME: Readonly<Record<string, string>> = {
  arcsin: 'asin',
  arccos: 'acos',
  arctan: 'atan',
  nthroot: 'root',
  average: 'mean',
  sum: 'total',
  length: 'count',
}
export const plainName = (name: string): string => SAME[name] ?? name

/** sin⁻¹ and the like. */
export const INVERSES: Readonly<Record<string, string>> = { sin: 'asin', cos: 'acos', tan: 'atan' }
