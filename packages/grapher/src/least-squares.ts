/**
 * Linear least squares by Householder's orthogonal factorisation, then refined with residuals of twice the precision
 * (Björck 1967): as exact as the data allow, also where the columns are nearly parallel.
 */

export type Matrix = readonly (readonly number[])[]

const SPLIT = 134217729
/** a + b = sum + lost, exactly (Knuth). */
function twoSum(a: number, b: number): readonly [number, number] {
  const sum = a + b
  const part = sum - a
  return [sum, a - (sum - part) + (b - part)]
}
/** a · b = product + lost, exactly (Dekker 1971). */
function twoProduct(a: number, b: number): readonly [number, number] {
  const product = a * b
  const ca = SPLIT * a
  const high = ca - (ca - a)
  const low = a - high
  const cb = SPLIT * b
  const highB = cb - (cb - b)
  const lowB = b - highB
  return [product, low * lowB - (product - high * highB - low * highB - high * lowB)]
}
/** start + Σ aᵢbᵢ, in twice the precision (Ogita, Rump and Oishi 2005, Dot2). */
function exactDot(start: number, a: ArrayLike<number>, b: ArrayLike<number>, sign: 1 | -1): number {
  let [sum, lost] = [start, 0]
  for (let i = 0; i < a.length; i++) {
    const [p, e] = twoProduct(sign * a[i]!, b[i]!)
    const [s, t] = twoSum(sum, p)
    sum = s
    lost += e + t
  }
  return sum + lost
}

type Factors = Readonly<{ columns: readonly Float64Array[]; diagonal: Float64Array; rows: number }>

/** The columns become Householder's vectors below the diagonal and R above it. Null: a column hangs on the others. */
function factorise(a: Matrix, count: number): Factors | null {
  const rows = a.length
  const columns = Array.from({ length: count }, (_, j) => Float64Array.from(a, (row) => row[j]!))
  const diagonal = new Float64Array(count)
  for (let j = 0; j < count; j++) {
    const own = columns[j]!
    const whole = norm(own, 0)
    const length = norm(own, j)
    if (!(length > 1e-14 * whole)) return null
    const alpha = own[j]! > 0 ? -length : length
    diagonal[j] = alpha
    own[j] = own[j]! - alpha
    const scale = norm(own, j)
    for (let i = j; i < rows; i++) own[i] = own[i]! / scale
    for (let k = j + 1; k < count; k++) reflect(own, columns[k]!, j)
  }
  return { columns, diagonal, rows }
}

function norm(v: Float64Array, from: number): number {
  let sum = 0
  for (let i = from; i < v.length; i++) sum += v[i]! * v[i]!
  return Math.sqrt(sum)
}

function reflect(by: Float64Array, v: Float64Array, from: number): void {
  let dot = 0
  for (let i = from; i < v.length; i++) dot += by[i]! * v[i]!
  for (let i = from; i < v.length; i++) v[i] = v[i]! - 2 * dot * by[i]!
}

const applyQt = ({ columns }: Factors, v: Float64Array): void => {
  for (const [j, c] of columns.entries()) reflect(c, v, j)
}
const applyQ = ({ columns }: Factors, v: Float64Array): void => {
  for (let j = columns.length - 1; j >= 0; j--) reflect(columns[j]!, v, j)
}

/** R x = b. */
function solveR({ columns, diagonal }: Factors, b: Float64Array): Float64Array {
  const n = columns.length
  const x = new Float64Array(n)
  for (let i = n - 1; i >= 0; i--) {
    let sum = b[i]!
    for (let k = i + 1; k < n; k++) sum -= columns[k]![i]! * x[k]!
    x[i] = sum / diagonal[i]!
  }
  return x
}
/** Rᵀ x = b. */
function solveRt({ columns, diagonal }: Factors, b: Float64Array): Float64Array {
  const n = columns.length
  const x = new Float64Array(n)
  for (let i = 0; i < n; i++) {
    let sum = b[i]!
    for (let k = 0; k < i; k++) sum -= columns[i]![k]! * x[k]!
    x[i] = sum / diagonal[i]!
  }
  return x
}

const REFINEMENTS = 4

/** The x that makes |b − Ax| least, or null where A does not settle it. */
export function leastSquares(a: Matrix, b: readonly number[]): number[] | null {
  const count = a[0]?.length ?? 0
  if (count === 0 || a.length < count) return null
  // Columns of one length: what is large only by its unit does not hide what is small.
  const scales = Array.from({ length: count }, (_, j) => Math.hypot(...a.map((row) => row[j]!)))
  if (scales.some((s) => !(s > 0) || !Number.isFinite(s)) || !b.every(Number.isFinite)) return null
  // Powers of two, so that scaling itself rounds nothing.
  const units = scales.map((s) => 2 ** Math.round(Math.log2(s)))
  const scaled = a.map((row) => row.map((v, j) => v / units[j]!))
  const factors = factorise(scaled, count)
  if (!factors) return null
  const columns = Array.from({ length: count }, (_, j) => Float64Array.from(scaled, (row) => row[j]!))
  let x = new Float64Array(count)
  let r = new Float64Array(a.length)
  for (let step = 0; step <= REFINEMENTS; step++) {
    const f = Float64Array.from(b, (value, i) => exactDot(value - r[i]!, scaled[i]!, x, -1))
    const g = Float64Array.from(columns, (column) => exactDot(0, column, r, -1))
    const h = solveRt(factors, g)
    applyQt(factors, f)
    const top = f.slice(0, count).map((v, i) => v - h[i]!)
    const dx = solveR(factors, top)
    h.forEach((v, i) => {
      f[i] = v
    })
    applyQ(factors, f)
    x = x.map((v, i) => v + dx[i]!)
    r = r.map((v, i) => v + f[i]!)
  }
  const found = [...x].map((v, j) => v / units[j]!)
  return found.every(Number.isFinite) ? found : null
}
