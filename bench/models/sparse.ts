import { seededRng, sigmoid } from '@fourfold/engine'

/** Sparse rows: the features of row r are index[start[r] .. start[r + 1]). */
export type Sparse = Readonly<{ start: Int32Array; index: Int32Array; value: Float32Array; width: number }>

/** Collects sparse rows one after the other. */
export function sparseBuilder(rows: number) {
  const start = new Int32Array(rows + 1)
  let index = new Int32Array(rows * 8)
  let value = new Float32Array(rows * 8)
  let at = 0
  let row = 0
  return {
    add(i: number, v: number) {
      if (at === index.length) {
        const more = new Int32Array(2 * at)
        more.set(index)
        index = more
        const moreValues = new Float32Array(2 * at)
        moreValues.set(value)
        value = moreValues
      }
      index[at] = i
      value[at++] = v
    },
    endRow() {
      start[++row] = at
    },
    done: (width: number): Sparse => ({ start, index: index.subarray(0, at), value: value.subarray(0, at), width }),
  }
}

/** Logistic regression by AdaGrad (Duchi, Hazan and Singer 2011) with a ridge; a fixed number of passes. */
export function fitSparse(
  x: Sparse,
  y: Uint8Array,
  use: Uint8Array,
  ridge: number,
  passes = 12,
  rate = 0.15,
): Float64Array {
  const w = new Float64Array(x.width)
  const square = new Float64Array(x.width).fill(1e-6)
  const rows: number[] = []
  for (let r = 0; r < use.length; r++) if (use[r]) rows.push(r)
  const order = Uint32Array.from(rows)
  const rng = seededRng(11)
  for (let pass = 0; pass < passes; pass++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(rng() * (i + 1))
      const swap = order[i]!
      order[i] = order[j]!
      order[j] = swap
    }
    const step = rate / Math.sqrt(1 + pass)
    for (const r of order) {
      let z = 0
      for (let i = x.start[r]!; i < x.start[r + 1]!; i++) z += w[x.index[i]!]! * x.value[i]!
      const d = sigmoid(z) - y[r]!
      for (let i = x.start[r]!; i < x.start[r + 1]!; i++) {
        const j = x.index[i]!
        const g = d * x.value[i]! + ridge * w[j]!
        square[j] = square[j]! + g * g
        w[j] = w[j]! - (step * g) / Math.sqrt(square[j]!)
      }
    }
  }
  return w
}

export function applySparse(x: Sparse, w: Float64Array): Float64Array {
  return Float64Array.from({ length: x.start.length - 1 }, (_, r) => {
    let z = 0
    for (let i = x.start[r]!; i < x.start[r + 1]!; i++) z += w[x.index[i]!]! * x.value[i]!
    return sigmoid(z)
  })
}
