import type { ExamKind } from '@fourfold/contract'

export const titleOf = (kind: ExamKind, topic: string): string =>
  kind === 'sat' ? 'Full SAT' : kind === 'final' ? `${topic} final exam` : `${topic} exam`
