const COND = 'geo-conditional-statements'

/** Of conditional statements, converse and contrapositive. */
export const ofStatements = [
  {
    id: 'geo-cond-takes-the-converse',
    sentence: 'I exchanged the two parts, although something else was asked for.',
    clue: 'Converse: exchanged. Inverse: negated. Contrapositive: both.',
    skills: [COND],
  },
  {
    id: 'geo-cond-takes-the-inverse',
    sentence: 'I negated both parts without exchanging them.',
    clue: 'The contrapositive needs both: negate the two parts and exchange them.',
    skills: [COND],
  },
  {
    id: 'geo-cond-takes-the-contrapositive',
    sentence: 'I exchanged and negated, although only one of these was asked for.',
    clue: 'The converse negates nothing, the inverse exchanges nothing.',
    skills: [COND],
  },
  {
    id: 'geo-cond-takes-another-statement-as-the-same',
    sentence: 'I took a changed statement for the same statement in other words.',
    clue: 'Find the part after “if” in both: it must be the same.',
    skills: [COND],
  },
  {
    id: 'geo-cond-negates-one-part',
    sentence: 'I negated only one of the two parts.',
    clue: 'None of the three forms negates one part alone: it is both or none.',
    skills: [COND],
  },
  {
    id: 'geo-cond-trusts-the-converse',
    sentence: 'I took the converse for true because the statement is.',
    clue: 'Look for a counterexample to the converse: conclusion met, hypothesis not met.',
    skills: [COND],
  },
  {
    id: 'geo-cond-rejects-the-converse',
    sentence: 'I judged the statement or its converse without looking for a counterexample.',
    clue: 'Test both directions by themselves: some statements hold both ways.',
    skills: [COND],
  },
  {
    id: 'geo-cond-parts-the-pairs',
    sentence: 'I mixed up which forms are true together.',
    clue: 'Statement and contrapositive go together; converse and inverse go together.',
    skills: [COND],
  },
  {
    id: 'geo-cond-finds-none-true',
    sentence: 'I called a true form false.',
    clue: 'A form is false only if there is a case that breaks it. Try to name one.',
    skills: [COND],
  },
  {
    id: 'geo-cond-reasons-backward',
    sentence: 'I used the converse or the inverse as if it were given.',
    clue: 'From “if p, then q” nothing follows when only q is known, or only not p.',
    skills: [COND],
  },
  {
    id: 'geo-cond-misses-the-contrapositive',
    sentence: 'I thought that nothing follows, although the conclusion is false.',
    clue: 'If the conclusion is false, the hypothesis must be false: this is the contrapositive.',
    skills: [COND],
  },
  {
    id: 'geo-cond-draws-the-opposite',
    sentence: 'I concluded something that the statement does not say.',
    clue: 'Ask which of the four cases the statement forbids: only “if” without “then.”',
    skills: [COND],
  },
  {
    id: 'geo-cond-blames-the-statement',
    sentence: 'I thought that the known fact makes the statement false.',
    clue: 'Only a case that meets the hypothesis and fails the conclusion makes it false.',
    skills: [COND],
  },
  {
    id: 'geo-cond-mixes-up-if-and-only-if',
    sentence: 'I exchanged hypothesis and conclusion when I put the sentence into other words.',
    clue: '“p if q” has q as its hypothesis; “p only if q” has p.',
    skills: [COND],
  },
  {
    id: 'geo-cond-reads-the-diagram-outward',
    sentence: 'I took the large circle for the hypothesis.',
    clue: 'Whatever lies in the small circle lies in the large one: the small one is the “if.”',
    skills: [COND],
  },
  {
    id: 'geo-cond-counterexample-the-wrong-way',
    sentence: 'I took a case with the conclusion and without the hypothesis for a counterexample.',
    clue: 'A counterexample meets the “if” and fails the “then.”',
    skills: [COND],
  },
  {
    id: 'geo-cond-gives-an-example',
    sentence: 'I chose a case that meets both the hypothesis and the conclusion.',
    clue: 'A counterexample must fail the conclusion.',
    skills: [COND],
  },
  {
    id: 'geo-cond-counterexample-outside',
    sentence: 'I chose a case that meets neither the hypothesis nor the conclusion.',
    clue: 'Where the “if” is not met, the statement says nothing.',
    skills: [COND],
  },
]
