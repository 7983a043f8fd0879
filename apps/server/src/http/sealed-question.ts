import type { Question } from '@fourfold/contract'

/** Nobody has one: it only tells types apart. A private member does not go along when an object is copied by `...`. */
declare class Seal {
  private readonly sealed: true
}

/** A question that the one builder made (features/items/question.ts). A copy with anything changed is none. */
export type SealedQuestion = Readonly<Question> & Seal

/** What a call answers with, every question in it a sealed one. */
export type Leaving<T> = T extends Question
  ? SealedQuestion
  : T extends readonly (infer One)[]
    ? Leaving<One>[]
    : T extends object
      ? { [Key in keyof T]: Leaving<T[Key]> }
      : T
