import { type Passage, table } from '#kit'

export const passage: Passage = {
  id: 'act-reading/a-billion-beats',
  kind: 'Natural Science',
  title: 'A Billion Beats',
  description:
    'This passage is adapted from an article in a magazine of popular science, “The Mouse and the Metronome” by Anjali Rao (2018). The table belongs to the article. Author and source are invented.',
  paragraphs: [
    'Hold a mouse in your hand and what you feel is less a heartbeat than a hum. Its heart strikes some ten times a second. An elephant’s, at rest, takes two seconds over a single beat. The mouse lives for perhaps three years and the elephant for sixty. It was noticed long ago that large animals live longer and that their hearts beat more slowly, and sooner or later somebody was bound to multiply the one number by the other. The result is one of the stranger coincidences in biology. Over a lifetime the mouse’s heart and the elephant’s beat about the same number of times: in the neighborhood of one billion.',
    'The neighborhood is a large one. As the table shows, a dog or a horse gets by with little more than half of that, and other species would stretch it further in both directions. But the animals in the table differ in mass by a factor of a quarter of a million. Against such a range, a factor of two is close to agreement.',
    'Why should it be so? Part of the answer was found by measuring how much food animals need. One might suppose that an elephant, with the mass of a quarter of a million mice, must burn as much energy as they do. It burns far less. In 1932 the physiologist Max Kleiber compared animals from doves to cattle and found that their use of energy rises, not in step with mass, but with mass raised to a power of about three-fourths. Later work has carried the comparison on to mice and whales, and has argued over the exact power, without changing the main point: an ounce of elephant lives at a far slower pace than an ounce of mouse. It draws less oxygen. It needs fewer deliveries of blood. So the pump that makes the deliveries can beat more slowly, and it does.',
    'If that is accepted, the rate of the heart is explained, and there remains the length of life. Here the ground is softer. It is tempting to think that each body has a fixed allowance of energy, or of beats, and dies when it has been spent. This idea, known as the rate-of-living theory, was popular in the early twentieth century, and it appeals to anyone who has watched a candle. It makes predictions, too, and they have not held up well. Birds have higher rates of metabolism than mammals of the same size, and fast hearts, and ought to die young; in fact they commonly live much longer. A bat of the mass of a mouse may live for thirty years. Within a species the theory does no better. If beats were rationed, an athlete would be using up her share on every run, when all the evidence is that exercise lengthens life, and that it slows the heart for the other twenty-three hours of the day.',
    'Most biologists who study aging now look elsewhere. What seems to matter is not how fast an animal lives but how likely it is to be eaten. A mouse in a field will probably be dead within a year whatever its heart does, so nature has had little reason to build a mouse that could last for twenty. An animal that is large, or that can fly out of reach, or that lives underground or behind a hard shell, has good prospects of being alive next year, and it pays to build it well. On this view the billion beats are no ration. Size slows the heart for one reason and lengthens life for another, and the two happen to pull against each other so evenly that the product hardly moves.',
    'And then there is the last row of the table. A human heart at the usual rate will beat well over two billion times. We are, by the standard of the other mammals, living on about three times our due, and we were doing better than the rule even before there was medicine. Why that should be, nobody yet can say with confidence. It does suggest that whatever sets the length of a life, it is not the counter on the pump.',
  ],
  figure: table(
    ['Animal', 'Body mass', 'Heartbeats per minute', 'Life span', 'Beats in a life'],
    [
      ['House mouse', '0.02 kg', '600', '3 years', '0.9 billion'],
      ['Rabbit', '2 kg', '200', '9 years', '0.9 billion'],
      ['Dog', '20 kg', '90', '13 years', '0.6 billion'],
      ['Horse', '500 kg', '40', '30 years', '0.6 billion'],
      ['Elephant', '5,000 kg', '30', '60 years', '0.9 billion'],
      ['Human', '70 kg', '70', '75 years', '2.8 billion'],
    ],
    'Typical values, rounded; the last column is worked out from the two before it',
    true,
  ),
  questions: [
    {
      id: 'act-reading/a-billion-beats-q1',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'The main point of the passage is that:',
      right:
        'mammals of most sizes get a similar number of heartbeats, though it is not these that set how long they live.',
      wrong: [
        {
          html: 'mammals of most sizes get a similar number of heartbeats, since the body of each is given a fixed supply.',
          misconception: 'ar-half-right',
          why: 'The likeness is right, but the supply is the rate-of-living theory, which the author reports in order to say that its predictions “have not held up well.”',
        },
        {
          html: 'mammals of most sizes get a similar number of heartbeats, since their need for food sets both pulse and life span.',
          misconception: 'ar-half-right',
          why: 'The need for food does explain the pulse, but for the life span biologists “look elsewhere”: to how likely an animal is to be eaten.',
        },
        {
          html: 'mammals of most sizes get a similar number of heartbeats, though humans get far more than their due.',
          misconception: 'ar-too-narrow',
          why: 'Humans do get “about three times our due,” but that is the last paragraph alone; why hearts slow and what sets the length of life are left out.',
        },
      ],
      evidence: ['On this view the billion beats are no ration.', 'it is not the counter on the pump'],
      explanation:
        '<p class="plan">This asks for the whole: the right option must cover the coincidence at the start and the verdict at the end.</p><p>The passage opens with “one of the stranger coincidences in biology” and closes by saying that “whatever sets the length of a life, it is not the counter on the pump” ([[line: it is not the counter on the pump]]). In between: “the billion beats are no ration” ([[line: the billion beats are no ration]]).</p>',
    },
    {
      id: 'act-reading/a-billion-beats-q2',
      skill: 'ar-argument-evidence',
      difficulty: 'Low',
      b: -0.5,
      seconds: 55,
      text: '',
      stem: 'According to the table, which animal has a life span twice as long as that of the horse?',
      right: 'The elephant',
      wrong: [
        {
          html: 'The human',
          misconception: 'ar-compares-wrongly',
          why: 'The human life span is the longest in the column, but 75 years are two and a half times the horse’s 30, not twice.',
        },
        {
          html: 'The rabbit',
          misconception: 'ar-misreads-figure',
          why: 'The rabbit has a 2 in its row, which may seem to say twice; but that is its mass, 2 kg, and its life span is 9 years.',
        },
        {
          html: 'The dog',
          misconception: 'ar-wrong-column',
          why: 'In the column of heartbeats the dog has about twice the horse’s number, 90 against 40; but in that of life spans it has 13 years against 30.',
        },
      ],
      evidence: ['60 years', '30 years'],
      explanation:
        '<p class="plan">A question on the table: find the horse’s life span, double it, and look for that number in the same column.</p><p>The table gives 30 years for the horse and 60 years for the elephant.</p>',
    },
    {
      id: 'act-reading/a-billion-beats-q3',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'Which statement about the animals in the table is NOT supported by its numbers?',
      right: 'The larger the animal, the more beats its heart makes in a life.',
      wrong: [
        {
          html: 'Humans make more beats in a life than any of the others.',
          misconception: 'ar-lost-the-not',
          why: 'The last row shows it plainly, 2.8 billion against at most 0.9 billion above; it would be the answer if the NOT were not there.',
        },
        {
          html: 'Among the first five animals, a larger one has a slower heart.',
          misconception: 'ar-compares-wrongly',
          why: 'Two columns have to be compared here, and that is easily done wrong: down the first five rows mass rises and beats per minute fall each time, 600 to 30.',
        },
        {
          html: 'The horse makes fewer beats in a life than the mouse does.',
          misconception: 'ar-wrong-column',
          why: 'In the columns of mass and life span the horse is far ahead; but the last column, which counts here, has 0.6 billion for it and 0.9 for the mouse.',
        },
      ],
      evidence: ['0.6 billion', '0.9 billion'],
      explanation:
        '<p class="plan">A NOT question on the table: check each statement against its column; the one that fails is the answer.</p><p>From mouse to elephant the mass rises in every row, but the beats in a life go 0.9, 0.9, 0.6, 0.6, 0.9 billion: they do not rise with size. The other three statements can be read off the table.</p>',
    },
    {
      id: 'act-reading/a-billion-beats-q4',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 60,
      text: '',
      stem: 'According to the passage, the rate-of-living theory appealed to people because:',
      right: 'it agreed with what one sees in a candle.',
      wrong: [
        {
          html: 'it agreed with what one finds in birds.',
          misconception: 'ar-half-right',
          why: 'Birds do come in, but they count against the theory: they “ought to die young,” and “commonly live much longer.”',
        },
        {
          html: 'it agreed with what Kleiber had measured.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Kleiber’s figures explain the rate of the heart in the paragraph before; they are not given as a reason for liking the theory.',
        },
        {
          html: 'it agreed with what athletes were told.',
          misconception: 'ar-common-sense-over-text',
          why: 'One may think of saving one’s strength, but athletes are brought up against the theory: “exercise lengthens life.”',
        },
      ],
      evidence: [
        'This idea, known as the rate-of-living theory, was popular in the early twentieth century, and it appeals to anyone who has watched a candle.',
      ],
      explanation:
        '<p class="plan">A stated cause: find the name of the theory and read on to the word “appeals.”</p><p>The theory says that each body has a fixed allowance. It “was popular in the early twentieth century, and it appeals to anyone who has watched a candle” ([[line: it appeals to anyone who has watched a candle]]): a candle, too, is used up the sooner the faster it burns.</p>',
    },
    {
      id: 'act-reading/a-billion-beats-q5',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 45,
      text: '',
      stem: 'The author’s statement about the length of life in [[line: Here the ground is softer]] means that:',
      right: 'the explanations are less secure.',
      wrong: [
        {
          html: 'the explanations are less difficult.',
          misconception: 'ar-right-word-wrong-sense',
          why: '“Soft” can mean easy, but what follows is a theory whose predictions “have not held up well”; the footing becomes worse and not easier.',
        },
        {
          html: 'the measurements are less exact.',
          misconception: 'ar-outside-the-text',
          why: 'Life spans may well be harder to measure than heartbeats, but nothing is said of that; what follows is a doubtful theory, not a doubtful number.',
        },
        {
          html: 'the measurements are less surprising.',
          misconception: 'ar-mood-for-meaning',
          why: 'Softer sounds like something milder after “one of the stranger coincidences,” but the birds and the bat that follow are surprising enough; the words are about footing.',
        },
      ],
      evidence: ['If that is accepted, the rate of the heart is explained, and there remains the length of life.'],
      explanation:
        '<p class="plan">A figure in context: compare what the sentence before says about the rate of the heart.</p><p>“If that is accepted, the rate of the heart is explained, and there remains the length of life. Here the ground is softer” ([[line: Here the ground is softer]]). The one thing is explained; for the other the first theory offered turns out not to hold.</p>',
    },
    {
      id: 'act-reading/a-billion-beats-q6',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The animal in [[line: A bat of the mass of a mouse]] is mentioned mainly in order to:',
      right: 'bring up a case that tells against a theory.',
      wrong: [
        {
          html: 'bring up a case that a theory foresaw.',
          misconception: 'ar-half-right',
          why: 'A theory is being tested by its predictions, but they “have not held up well,” and the bat is one of the failures.',
        },
        {
          html: 'bring up a case that led to a newer theory.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The newer view comes in the next paragraph, and flight fits it, but here the bat only counts against the older one.',
        },
        {
          html: 'tell how small animals may avoid being eaten.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'A bat “can fly out of reach,” as the next paragraph would say; but here it stands beside the birds, as one of the predictions that failed.',
        },
      ],
      evidence: [
        'It makes predictions, too, and they have not held up well.',
        'A bat of the mass of a mouse may live for thirty years.',
      ],
      explanation:
        '<p class="plan">A function question: find what the bat is an example of, a few sentences earlier.</p><p>The theory “makes predictions, too, and they have not held up well” ([[line: they have not held up well]]). Birds are the first counterexample and the bat the second: it has the mass of a mouse and should die as young.</p>',
    },
    {
      id: 'act-reading/a-billion-beats-q7',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'It can be inferred that the biologists described in the fifth paragraph would explain an elephant’s slow heart and long life by saying that:',
      right: 'each of the two is there because the animal is large.',
      wrong: [
        {
          html: 'a body that is worth building well is given a slower heart.',
          misconception: 'ar-half-right',
          why: 'An animal with good prospects is worth building well, that much is right; but the heart is slow “for one reason” and life long “for another.”',
        },
        {
          html: 'an animal that is seldom hunted can let its heart slow down.',
          misconception: 'ar-invented-cause',
          why: 'Being seldom hunted explains the long life, but the heart is not tied to it: “Size slows the heart” for a reason of its own.',
        },
        {
          html: 'a slow heart wears out later in any body.',
          misconception: 'ar-quoted-view-for-author',
          why: 'It is the older theory, in which beats are spent; for these biologists “the billion beats are no ration.”',
        },
      ],
      evidence: ['Size slows the heart for one reason and lengthens life for another'],
      explanation:
        '<p class="plan">An inference: find the sentence that begins “On this view,” and read the one after it.</p><p>“Size slows the heart for one reason and lengthens life for another” ([[line: Size slows the heart for one reason]]). The two have different reasons, but one thing stands behind them both: the elephant is large, and neither the heart nor the length of life is the cause of the other.</p>',
    },
    {
      id: 'act-reading/a-billion-beats-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.0,
      seconds: 65,
      text: '',
      stem: 'The author’s argument against the theory as it applies within a single species ([[line: Within a species the theory does no better]]) rests on which of the following?',
      right: 'People whose hearts beat more during training live longer and not shorter lives.',
      wrong: [
        {
          html: 'Those whose hearts beat fast at rest have been shown to live longer than others.',
          misconception: 'ar-reversed',
          why: 'Length of life and heartbeats are what is compared, but a fast heart at rest is the opposite of what exercise brings: “it slows the heart.”',
        },
        {
          html: 'Birds that are as heavy as certain mammals live much longer than they do.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This is used against the theory as well, but it compares birds with mammals; the question is about one and the same species.',
        },
        {
          html: 'Mice in a field mostly die within a year, however fast their hearts may beat.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'It concerns one species, but the mice are killed by others; their early death neither supports nor opposes a ration of beats.',
        },
      ],
      evidence: [
        'an athlete would be using up her share on every run, when all the evidence is that exercise lengthens life',
      ],
      explanation:
        '<p class="plan">Evidence for a claim: find the words “Within a species” and read on.</p><p>“Within a species the theory does no better. If beats were rationed, an athlete would be using up her share on every run, when all the evidence is that exercise lengthens life” ([[line: an athlete would be using up her share on every run]]). An athlete’s heart makes more beats in training, so a ration would be used up sooner; her longer life shows that there is none.</p>',
    },
    {
      id: 'act-reading/a-billion-beats-q9',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'In the second paragraph, the author’s remark about the neighborhood ([[line: The neighborhood is a large one]]) has the effect of:',
      right: 'conceding that the figure just given is a rough one.',
      wrong: [
        {
          html: 'admitting that the figure just given is taken from few animals.',
          misconception: 'ar-half-right',
          why: 'Something is admitted, and the table has no more than six rows; but what is admitted is how far a dog or a horse lies from the figure.',
        },
        {
          html: 'stressing that the figure just given fits remarkably well.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The author does come to this, but at the end of the paragraph, with “close to agreement”; the first remark looks the other way, to dogs and horses.',
        },
        {
          html: 'stressing that the figure just given holds for many species.',
          misconception: 'ar-echoed-words',
          why: '“Other species” and a large neighborhood are in the paragraph, but those species “would stretch it further in both directions”: they fit it less well.',
        },
      ],
      evidence: [
        'As the table shows, a dog or a horse gets by with little more than half of that',
        'Against such a range, a factor of two is close to agreement.',
      ],
      explanation:
        '<p class="plan">A question of voice: ask whose phrase is being corrected, and what is done with the correction.</p><p>She had written “in the neighborhood of one billion” and now adds that it “is a large one”: a dog or a horse “gets by with little more than half of that.” Then she answers the doubt: “Against such a range, a factor of two is close to agreement” ([[line: a factor of two is close to agreement]]).</p>',
    },
  ],
}
