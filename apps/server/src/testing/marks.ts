import type { MarkChange } from '@fourfold/contract'

/** A yellow highlight of a stem's first word, made just now. */
export const markChange = (more: Partial<MarkChange>): MarkChange => ({
  id: crypto.randomUUID(),
  part: 'stem',
  part_of: 7,
  start: 0,
  end: 4,
  quote: 'Find',
  look: 'yellow',
  note: '',
  removed: false,
  age_ms: 0,
  ...more,
})
