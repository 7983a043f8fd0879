import { sigmoid } from '@fourfold/engine'

export type BoostOptions = Readonly<{
  trees: number
  leaves: number
  rate: number
  minRows: number
  ridge: number
  bins: number
}>
export const BOOST: BoostOptions = { trees: 200, leaves: 31, rate: 0.1, minRows: 100, ridge: 5, bins: 64 }

type Tree = Readonly<{ feature: Int32Array; cut: Uint8Array; left: Int32Array; right: Int32Array; value: Float64Array }>

/** Quantile bins per feature: the cuts come from training rows only. */
function binned(x: Float32Array, k: number, rows: number, use: Uint8Array, bins: number): Uint8Array[] {
  return Array.from({ length: k }, (_, j) => {
    const sample: number[] = []
    for (let r = 0; r < rows; r++) if (use[r] && (r * 2654435761) % 7 === 0) sample.push(x[r * k + j]!)
    const sorted = Float32Array.from(sample).sort()
    const cuts: number[] = []
    for (let b = 1; b < bins; b++) {
      const value = sorted[Math.floor((b * sorted.length) / bins)]!
      if (cuts.length === 0 || value > cuts[cuts.length - 1]!) cuts.push(value)
    }
    const out = new Uint8Array(rows)
    for (let r = 0; r < rows; r++) {
      const value = x[r * k + j]!
      let low = 0
      let high = cuts.length
      while (low < high) {
        const mid = (low + high) >> 1
        if (value >= cuts[mid]!) low = mid + 1
        else high = mid
      }
      out[r] = low
    }
    return out
  })
}

/**
 * Gradient-boosted trees on histograms, grown leaf by leaf (Friedman 2001; Ke et al. 2017). Returns the chance for every
 * row; only rows with `use[row]` are learnt from. The number of trees is fixed beforehand: nothing stops on test rows.
 */
export function boostedTrees(
  x: Float32Array,
  y: Uint8Array,
  use: Uint8Array,
  k: number,
  options: BoostOptions,
  progress: (share: number) => void = () => {},
): Float64Array {
  const rows = use.length
  const { bins } = options
  const cols = binned(x, k, rows, use, bins)
  const train: number[] = []
  for (let r = 0; r < rows; r++) if (use[r]) train.push(r)
  const z = new Float64Array(rows)
  const index = Uint32Array.from(train)
  const g = new Float32Array(rows)
  const h = new Float32Array(rows)
  const scratch = new Uint32Array(index.length)
  for (let t = 0; t < options.trees; t++) {
    for (let i = 0; i < train.length; i++) {
      const r = train[i]!
      const p = sigmoid(z[r]!)
      g[r] = p - y[r]!
      h[r] = p * (1 - p)
    }
    const tree = grow(cols, index, g, h, scratch, options)
    for (let r = 0; r < rows; r++) {
      let node = 0
      while (tree.feature[node]! >= 0)
        node = cols[tree.feature[node]!]![r]! <= tree.cut[node]! ? tree.left[node]! : tree.right[node]!
      z[r] = z[r]! + tree.value[node]!
    }
    progress((t + 1) / options.trees)
  }
  return z.map(sigmoid)
}

type Leaf = { node: number; from: number; to: number; hist: Float64Array; gain: number; feature: number; cut: number }

function grow(
  cols: Uint8Array[],
  index: Uint32Array,
  g: Float32Array,
  h: Float32Array,
  scratch: Uint32Array,
  o: BoostOptions,
): Tree {
  const k = cols.length
  const size = 2 * o.leaves
  const tree = {
    feature: new Int32Array(size).fill(-1),
    cut: new Uint8Array(size),
    left: new Int32Array(size),
    right: new Int32Array(size),
    value: new Float64Array(size),
  }
  const histogram = (from: number, to: number): Float64Array => {
    const hist = new Float64Array(k * o.bins * 3)
    for (let j = 0; j < k; j++) {
      const col = cols[j]!
      const base = j * o.bins * 3
      for (let i = from; i < to; i++) {
        const r = index[i]!
        const at = base + col[r]! * 3
        hist[at] = hist[at]! + g[r]!
        hist[at + 1] = hist[at + 1]! + h[r]!
        hist[at + 2] = hist[at + 2]! + 1
      }
    }
    return hist
  }
  const split = (leaf: Leaf): Leaf => {
    leaf.gain = 0
    let G = 0
    let H = 0
    for (let b = 0; b < o.bins; b++) {
      G += leaf.hist[b * 3]!
      H += leaf.hist[b * 3 + 1]!
    }
    const n = leaf.to - leaf.from
    const whole = (G * G) / (H + o.ridge)
    tree.value[leaf.node] = (-o.rate * G) / (H + o.ridge)
    for (let j = 0; j < k; j++) {
      let gl = 0
      let hl = 0
      let nl = 0
      const base = j * o.bins * 3
      for (let b = 0; b < o.bins - 1; b++) {
        gl += leaf.hist[base + b * 3]!
        hl += leaf.hist[base + b * 3 + 1]!
        nl += leaf.hist[base + b * 3 + 2]!
        if (nl < o.minRows) continue
        if (n - nl < o.minRows) break
        const gain = (gl * gl) / (hl + o.ridge) + ((G - gl) * (G - gl)) / (H - hl + o.ridge) - whole
        if (gain > leaf.gain) {
          leaf.gain = gain
          leaf.feature = j
          leaf.cut = b
        }
      }
    }
    return leaf
  }
  const leaf = (node: number, from: number, to: number, hist: Float64Array): Leaf =>
    split({ node, from, to, hist, gain: 0, feature: 0, cut: 0 })
  const leaves = [leaf(0, 0, index.length, histogram(0, index.length))]
  let nodes = 1
  while (leaves.length < o.leaves) {
    let best = 0
    leaves.forEach((l, i) => {
      if (l.gain > leaves[best]!.gain) best = i
    })
    const l = leaves[best]!
    if (l.gain <= 1e-6) break
    const col = cols[l.feature]!
    let left = l.from
    let spare = 0
    for (let i = l.from; i < l.to; i++) {
      const r = index[i]!
      if (col[r]! <= l.cut) index[left++] = r
      else scratch[spare++] = r
    }
    for (let i = 0; i < spare; i++) index[left + i] = scratch[i]!
    const small = left - l.from <= l.to - left
    const own = small ? histogram(l.from, left) : histogram(left, l.to)
    const rest = l.hist
    for (let i = 0; i < rest.length; i++) rest[i] = rest[i]! - own[i]!
    tree.feature[l.node] = l.feature
    tree.cut[l.node] = l.cut
    tree.left[l.node] = nodes
    tree.right[l.node] = nodes + 1
    leaves[best] = leaf(nodes, l.from, left, small ? own : rest)
    leaves.push(leaf(nodes + 1, left, l.to, small ? rest : own))
    nodes += 2
  }
  return tree
}
