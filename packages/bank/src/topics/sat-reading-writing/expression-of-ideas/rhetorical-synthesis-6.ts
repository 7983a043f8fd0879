import type { WrittenItem } from '#kit'

export const rhetoricalSynthesis6: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/rhetorical-synthesis-38',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Medium',
    b: 0.5,
    seconds: 70,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>In 1931, in Lemon Grove, California, a school board told Mexican American pupils to go to a separate school.</li><li>Parents refused and went to court.</li><li>Roberto Alvarez, aged 12, was the named plaintiff.</li><li>The judge ruled in favor of the pupils.</li><li>The case is often called the first successful school desegregation case in the country.</li></ul>',
    stem: 'The student wants to introduce the case to an audience that is not familiar with it and stress its importance. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right:
      'In 1931, Mexican American parents in Lemon Grove, California, won what is often called the first successful school desegregation case in the country.',
    wrong: [
      {
        html: 'As everyone who has studied the Lemon Grove case knows, Roberto Alvarez was only 12 years old when he became its named plaintiff in 1931.',
        misconception: 'rw-wrong-audience',
        why: 'It takes for granted that the audience has studied the case. It is true to the notes, but think of who will read it and what they know.',
      },
      {
        html: 'In 1931, parents in Lemon Grove, California, refused to send their children to a separate school, and a judge ruled in favor of the pupils.',
        misconception: 'rw-goal-half-met',
        why: 'The refusal and the ruling are told correctly, but not why the case is important, which the goal wants stressed.',
      },
      {
        html: 'The Lemon Grove case, in which the judge ruled in favor of the pupils, is often called the first of its kind in the country to be successful.',
        misconception: 'rw-goal-half-met',
        why: 'An audience new to the case is not told what kind of case it was, nor when it took place.',
      },
    ],
    evidence: [
      'In 1931, in Lemon Grove, California',
      'The judge ruled in favor of the pupils',
      'the first successful school desegregation case in the country',
    ],
    explanation:
      '<strong>Plan:</strong> Synthesis. Read the goal first; a sentence may be true to the notes and still miss it.</p><p>A newcomer needs place, time, and matter, and the goal asks for importance: “the first successful school desegregation case in the country.” Only this choice gives all of them.',
  },
  {
    id: 'sat-reading-writing/rhetorical-synthesis-13',
    skill: 'rw-rhetorical-synthesis',
    difficulty: 'Low',
    b: -0.8,
    seconds: 60,
    text: '<p>While researching a topic, a student has taken the following notes:</p><ul><li>People say “blind as a bat.”</li><li>All of the more than 1,400 species of bats have working eyes.</li><li>Many bats find insects in the dark by listening for echoes.</li><li>Large fruit bats see well in dim light.</li><li>Most fruit bats do not use echoes at all.</li></ul>',
    stem: 'The student wants to correct a common misconception about bats. Which choice most effectively uses relevant information from the notes to accomplish this goal?',
    right: 'In spite of the saying, bats are not blind: all of the more than 1,400 species have working eyes.',
    wrong: [
      {
        html: 'Many bats find the insects that they eat in the dark by listening for echoes, but most fruit bats do not.',
        misconception: 'rw-true-note-wrong-goal',
        why: 'Hearing in the dark is true of many bats, but the sentence does not touch the misconception that they are blind.',
      },
      {
        html: 'Everyone has heard the saying “blind as a bat,” and there are more than 1,400 species of bats to which it could be applied.',
        misconception: 'rw-goal-half-met',
        why: 'The saying and the number of species are there, but the misconception is repeated and not corrected: nothing is said of bats’ eyes.',
      },
      {
        html: 'Though people call them blind, bats see better than any other animal in the dark.',
        misconception: 'rw-says-more-than-the-notes',
        why: 'It begins by correcting the saying, as the goal asks, but the notes do not say that bats see better than all other animals.',
      },
    ],
    evidence: ['People say “blind as a bat.”', 'have working eyes'],
    explanation:
      '<strong>Plan:</strong> Synthesis. Turn the goal into a checklist, strike options that leave a box empty, and check the rest against the notes.</p><p>The misconception is the saying “blind as a bat”; the fact that corrects it is that all species “have working eyes.” The right choice gives both.',
  },
]
