import { lesson, table, text } from '#kit'

export const evidenceTextual = lesson({
  idea: '<p>A friend says, “My plant grows faster because I play music to it.” What would convince you? Not a louder repetition, and not a picture of the plant. You would want two plants, alike in everything but the music, and a ruler.</p><p>Evidence is something that would look different if the claim were false. In these questions the claim is given. You choose the finding, or the quotation, that speaks to all of it.</p>',
  figure: table(
    ['Part of the claim', 'What evidence must show'],
    [
      ['Who or what?', 'goats of the hill farms'],
      ['Does what?', 'they give richer milk'],
      ['Compared with what?', 'with goats of the plain'],
      ['Because of what?', 'because they eat wild thyme'],
    ],
    'The claim “Hill goats give richer milk because they eat wild thyme,” taken apart',
  ),
  words: [
    { word: 'claim', meaning: 'A statement that somebody wants others to accept.' },
    { word: 'support', meaning: 'To make a claim more likely to be true.' },
    { word: 'weaken', meaning: 'To make a claim less likely to be true.' },
    { word: 'illustrate', meaning: 'To show a claim at work in a quotation or an example.' },
    { word: 'hypothesis', meaning: 'An explanation that still has to be tested.' },
  ],
  rule: '<ol><li>Find the claim and take it apart: who, what, compared with what, because of what.</li><li>Underline <i>support</i>, <i>weaken</i>, or <i>illustrate</i> in the question.</li><li>Say what you would expect to find if the claim were true (or, to weaken, false).</li><li>Keep the choice that touches <em>every</em> part.</li></ol>',
  use: '<p>The question asks which <i>finding, if true,</i> would support or weaken something, or which <i>quotation</i> illustrates a claim about a poem, a novel, or a play.</p>',
  avoid:
    '<p>Do not ask whether a finding is likely; it says <i>if true</i>. And do not look for the claim in other words: a restatement is not evidence.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>A student claims that in the poem “Harbor in March” the speaker sees the sea as impatient.</p><p>Which quotation from “Harbor in March” most effectively illustrates the claim?</p><ul><li>“The water drums its fingers on the pier / and will not wait for spring.”</li><li>“The boats lie upside down, / their painted names against the grass.”</li><li>“How wide the water is, how gray, / from here to where it meets the day.”</li></ul>',
      covers: ['Which quotation from', 'illustrates the claim'],
      steps: [
        {
          do: 'Parts of the claim: <i>the sea</i> and <i>impatient</i>. The lines must show both.',
          why: 'Many lines will mention the sea. Few will show impatience.',
        },
        {
          do: 'Boats: no sea. Wide and gray: the sea, but no impatience.',
          why: 'A choice that has only one of the parts is half right.',
        },
        {
          do: 'The answer is <b>“The water drums its fingers on the pier / and will not wait for spring.”</b>',
          why: '<i>Water</i> is the sea; <i>drums its fingers</i> and <i>will not wait</i> are what an impatient person does.',
        },
      ],
      answer: text('“The water drums its fingers on the pier / and will not wait for spring.”'),
    },
    {
      level: 'Next',
      asks: '<p>Zoologist Pia Lund noticed that crows in the city build nests with wire, while crows in the country use twigs. Lund claims that city crows use wire not because they prefer it but because twigs are hard to find there.</p><p>Which finding, if true, would most directly support Lund’s claim?</p><ul><li>City crows that were offered plenty of twigs used no wire.</li><li>Nests of wire last longer than nests of twigs.</li><li>Country crows sometimes pick up shiny objects.</li><li>City crows build most of their nests of wire.</li></ul>',
      covers: ['Which finding, if true', 'would most directly support'],
      steps: [
        {
          do: 'Parts: city crows; wire; <i>not</i> by preference; <i>but</i> for lack of twigs.',
          why: 'The claim is about the reason. The fact itself is known already.',
        },
        {
          do: 'If it is true, what happens when twigs are there? The crows should take twigs.',
          why: 'Change the supposed cause, and the effect should change too.',
        },
        {
          do: 'That is: <b>City crows that were offered plenty of twigs used no wire.</b>',
          why: 'If crows preferred wire, this would have come out differently. That is what makes it evidence.',
        },
        {
          do: 'The rest: lasting longer would be a reason to prefer wire; shiny objects are another topic; the last repeats what Lund noticed.',
          why: 'Close to the topic is not the same as close to the claim.',
        },
      ],
      answer: text('City crows that were offered plenty of twigs used no wire.'),
    },
    {
      level: 'Exam level',
      asks: '<p>In the village of Orrin, pots from the years after 1450 are thinner than older ones. Historian Sam Adeyo argues that potters made them thinner to save fuel: wood had become scarce, and thin pots are fired faster.</p><p>Which finding, if true, would most directly weaken Adeyo’s argument?</p><ul><li>Pollen from a lake near Orrin shows that its forests grew steadily from 1400 to 1500.</li><li>Thin pots broke more often than thick ones.</li><li>In a neighboring town, wood became expensive after 1450.</li><li>Pots from Orrin were sold in distant markets.</li></ul>',
      covers: ['would most directly weaken'],
      steps: [
        {
          do: 'Parts: potters in Orrin; thinner pots; to save fuel; because wood was scarce.',
          why: 'An argument is only as strong as its weakest part.',
        },
        {
          do: 'Underline <i>weaken</i>. Expect a finding that says: wood was not scarce, or thin pots save no fuel.',
          why: 'Say it before you read. Otherwise a supporting choice looks good.',
        },
        {
          do: 'Expensive wood nearby would <em>support</em> him. Breaking and selling say nothing about fuel.',
          why: 'A disadvantage of thin pots does not tell why they were made.',
        },
        {
          do: 'The answer is <b>Pollen from a lake near Orrin shows that its forests grew steadily from 1400 to 1500.</b>',
          why: 'With growing forests, wood was probably not scarce, and the “because” falls.',
        },
      ],
      answer: text('Pollen from a lake near Orrin shows that its forests grew steadily from 1400 to 1500.'),
    },
  ],
  tryIt: {
    asks: '<p>Bees in one garden visit the blue flowers first. Botanist Leo Marsh claims that they are drawn by the scent of these flowers, not by their color.</p><p>Which finding, if true, would most directly support Marsh’s claim?</p>',
    steps: [
      {
        ask: 'Which two causes does the claim set against each other?',
        answer: { choose: ['scent and color', 'blue and red', 'bees and flowers'] },
        slips: [
          { choice: 1, says: 'These are two colors. Read the part after <i>not by</i>.' },
          { choice: 2, says: 'These are the things observed. What draws the bees?' },
        ],
        done: 'Scent, <i>not</i> color.',
      },
      {
        ask: 'If scent is the cause, what should bees do with scentless blue flowers of paper?',
        answer: { choose: ['pass them by', 'visit them first'] },
        slips: [
          {
            choice: 1,
            says: 'That is what you would expect if the color drew them.',
            misconception: 'rw-wrong-direction',
          },
        ],
        done: 'No scent, no visit.',
      },
      {
        ask: 'Which finding supports the claim?',
        answer: {
          choose: [
            'Bees passed by blue paper flowers but came to white ones with the blue flowers’ scent.',
            'Bees came to blue paper flowers without any scent.',
            'The blue flowers were visited before all others for three summers.',
          ],
        },
        slips: [
          { choice: 1, says: 'Here the color works without the scent.', misconception: 'rw-wrong-direction' },
          {
            choice: 2,
            says: 'That repeats what was noticed. It says nothing about the cause.',
            misconception: 'rw-restates-not-supports',
          },
        ],
        done: '<b>Bees passed by blue paper flowers but came to white ones with the blue flowers’ scent.</b>',
      },
    ],
    answer: text('Bees passed by blue paper flowers but came to white ones with the blue flowers’ scent.'),
  },
  trap: '<p>Evidence for the neighbor. A choice has the right people and the right topic but misses the comparison or the “because.” Check the <i>than</i> and the <i>because</i> of the claim before anything else.</p>',
  check:
    '<p>Say: “If the claim were false, would I still expect this finding?” If yes, it is no evidence. Then touch each part of the claim with a finger and point to the words in your choice that answer it.</p>',
  mends: {
    'rw-restates-not-supports': [1, 3],
    'rw-supports-another-claim': [1, 3],
    'rw-wrong-direction': [2, 1],
    'rw-half-right': [0, 1],
    'rw-outside-the-text': [2, 2],
    'rw-too-narrow': [0, 0],
    'rw-reversed': [2, 1],
    'rw-fits-either-way': [1, 2],
  },
})
