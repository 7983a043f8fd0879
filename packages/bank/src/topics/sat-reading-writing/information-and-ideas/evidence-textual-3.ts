import type { WrittenItem } from '#kit'

export const evidenceTextual3: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/evidence-textual-25',
    skill: 'rw-evidence-textual',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 70,
    text: '<p>Engineers who studied footbridges found that some begin to sway when crowded. It is often said that this happens because the walkers fall into step. Engineer Malik Sorensen claims that falling into step is a result of the swaying rather than its cause. Which of the two views is right matters to those who have to make such bridges safe without closing them. He has placed cameras and sensors on a footbridge that leads to a stadium and is crossed after every match by several thousand people within half an hour.</p>',
    stem: 'Which finding, if true, would most directly support Sorensen’s claim?',
    right: 'Film shows a crowded bridge swaying before the walkers’ steps begin to match.',
    wrong: [
      {
        html: 'Film of a crowded bridge shows that it was still until the walkers had fallen into step.',
        misconception: 'rw-wrong-direction',
        why: 'Film that shows which came first is the right test, but a bridge that stays still until the steps match would make stepping the cause.',
      },
      {
        html: 'Film of a crowded bridge shows that steps matched as often while it was still as while it swayed.',
        misconception: 'rw-wrong-direction',
        why: 'Steps and swaying are compared, as they should be, but steps that match as often on a still bridge are no result of its swaying.',
      },
      {
        html: 'Film of a crowded bridge shows that walkers slowed down as soon as it began to sway.',
        misconception: 'rw-supports-another-claim',
        why: 'It does show walkers reacting to the sway, but by slowing down; whether they fell into step before or after is not told.',
      },
    ],
    evidence: ['falling into step is a result of the swaying rather than its cause'],
    explanation:
      '<strong>Plan:</strong> Evidence. Split the claim into its parts, and look for the option that touches every one of them.</p><p>A result comes after its cause: if the bridge is swaying before steps begin to match, then “falling into step is a result of the swaying rather than its cause.”',
  },
]
