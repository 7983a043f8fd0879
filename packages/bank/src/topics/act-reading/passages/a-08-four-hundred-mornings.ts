import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/four-hundred-mornings',
  kind: 'Natural Science',
  title: 'Four Hundred Mornings',
  description:
    'This passage is from the essay “Four Hundred Mornings” by Gwen Abara-Lindley (2021). Author and source are invented. So are Ruth Adekunle-Marsh and her count; John Wells and his are not.',
  paragraphs: [
    'A day seems so fixed a thing that for most of history other things were measured by it. Hours were pieces of it, years were heaps of it. But a day is only the time that Earth takes to turn once before the Sun, and Earth is turning more slowly than it did.',
    'The brake is the Moon. Its pull raises the tides, and as the planet spins, the tides drag across shallow seafloors and run up against the edges of the continents, and a little of the spin is rubbed away as heat. The loss is tiny. A century from now the day will be longer by about two thousandths of a second; nobody will oversleep. What Earth gives up, however, the Moon takes, and it uses the gain to move away from us, by nearly four centimeters a year. That is about as fast as a fingernail grows. We know the figure because astronauts left mirrors up there for lasers to bounce from.',
    'A small change adds up if it is given time. In the spring of 136 B.C. the clerks of Babylon noted on a clay tablet that the Sun had gone out over their city in the morning. Run the sky backward by computer, using days of today’s length, and there is indeed a total eclipse on that date, but in the wrong place: its shadow misses Babylon by more than an eighth of the way around the world. Only if the days between then and now have been growing, bit by bit, does darkness fall where the clerks were standing.',
    'A few thousand years is as far back as there are clerks. To look further one needs a witness that keeps a diary without knowing it. In 1963 John Wells, a paleontologist at Cornell University, proposed the coral. A coral lays down its stony skeleton at a pace that changes between day and night, and again between the warm season and the cold. On the outside of certain corals the result can be seen through a hand lens: fine ridges, one for each day, gathered into broad bands, one for each year. In living corals Wells counted about 360 ridges to the band, which is what one would expect, allowing for a few illegible mornings. Then he turned to corals of the Devonian period, which ended some 360 million years ago. They had around 400.',
    'The year itself has not changed. Earth goes around the Sun in very nearly the time it always took. So if 400 days fitted into a year, each must have been shorter, a little under twenty-two hours. What made the count so striking was that astronomers, working from the tides and with no interest whatever in coral, had already arrived at much the same number.',
    'It was a beautiful argument, and it rested on people squinting at very small ridges. This bothered the geologist Ruth Adekunle-Marsh. Someone who hopes for four hundred, she reasoned, may well find four hundred. She gathered thirty pieces of coral, some Devonian and some recent, ground away whatever might betray their age, and mailed them to eight counters, who were told only to count. Over a single piece the counters disagreed by as many as twenty-five ridges. Taken one at a time, they were poor witnesses. But their errors ran in both directions, and when she averaged them, the recent pieces came out at 361 ridges and the Devonian pieces at 402. “No one of them could be trusted,” she wrote, “and all of them together could.”',
    'Later workers have exchanged the hand lens for a laser that can sample the chemistry of a shell at points finer than a day’s growth. A clamlike animal that lived seventy million years ago, in the time of the last great dinosaurs, proves to have recorded 372 days in its year. Its day was half an hour shorter than ours. Set beside the corals and the clerks, it falls where it should, on one long, slow curve.',
    'I keep a Devonian coral on my desk. It is no bigger than a thumb, and it has made me uneasy with the word *old*. We say it of a fossil as we say it of a castle, meaning that a great many of our years have gone by since. But this one brought its own years with it, and they were not ours. I can cover one of them with the tip of a finger. It has thirty-five more mornings in it than any year I shall see.',
  ],
  questions: [
    {
      id: 'act-reading/four-hundred-mornings-q1',
      skill: 'ar-main-idea',
      difficulty: 'Low',
      b: -0.5,
      seconds: 55,
      text: '',
      stem: 'The main purpose of the passage is to:',
      right: 'explain how it is known that the days on Earth were once shorter than they are.',
      wrong: [
        {
          html: 'compare the ways in which living corals and ancient corals form their skeletons.',
          misconception: 'ar-too-narrow',
          why: 'The corals fill the middle and are well described, but they are one line of evidence among several, and their growth matters only for what it records.',
        },
        {
          html: 'explain why Earth is slowing and what harm will come of it within a century.',
          misconception: 'ar-half-right',
          why: 'It does explain the slowing, but no harm is foreseen; a century adds two thousandths of a second, and “nobody will oversleep.”',
        },
        {
          html: 'tell how scientists through the ages have tried to measure the passage of time.',
          misconception: 'ar-too-broad',
          why: 'Clerks, corals, and a laser are in the passage, but it is about one finding, the lengthening of the day, and not about timekeeping in general.',
        },
      ],
      evidence: ['Earth is turning more slowly than it did', 'on one long, slow curve'],
      explanation:
        '<p class="plan">This asks for the purpose of the whole: tablets, corals and a shell must all serve it.</p><p>The first paragraph states the finding: “Earth is turning more slowly than it did” ([[line: Earth is turning more slowly than it did]]). Tablets, corals and a shell are then brought as witnesses, and they all fall “on one long, slow curve.”</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q2',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0,
      seconds: 50,
      text: '',
      stem: 'According to the second paragraph, Earth’s turning is slowed by:',
      right: 'the rubbing of tides against the solid Earth.',
      wrong: [
        {
          html: 'the growing distance of the Moon from the Earth.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'The Moon’s retreat is in the same paragraph and has to do with it, but it is a result of the same process and not its cause.',
        },
        {
          html: 'the heat that builds up in shallow seas.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'Heat is what the lost spin turns into, “rubbed away as heat”; it is left over from the slowing and does not do it.',
        },
        {
          html: 'the pull of Sun and Moon on the air.',
          misconception: 'ar-half-right',
          why: 'A pull is indeed the beginning of it, but it is the Moon’s, and it works through the tides; the Sun and the air are not mentioned.',
        },
      ],
      evidence: [
        'the tides drag across shallow seafloors and run up against the edges of the continents, and a little of the spin is rubbed away as heat',
      ],
      explanation:
        '<p class="plan">A cause question: keep the brake apart from what the braking leads to.</p><p>The passage says that “the tides drag across shallow seafloors and run up against the edges of the continents, and a little of the spin is rubbed away as heat” ([[line: a little of the spin is rubbed away as heat]]). Dragging and running up against land is friction between water and the solid planet.</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q3',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.8,
      seconds: 70,
      text: '',
      stem: 'The Babylonian tablet supports the claim that days have been growing longer because it:',
      right: 'places an eclipse where it could not have been seen had the days kept today’s length.',
      wrong: [
        {
          html: 'records an eclipse together with the length of the day on which it came.',
          misconception: 'ar-half-right',
          why: 'An eclipse is recorded, but the clerks did not measure the day; its length has to be worked out from where the shadow fell.',
        },
        {
          html: 'shows that the ancient clerks could foretell on which date an eclipse would come.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Such clerks were skilled, and eclipses were their business; but the tablet is a record of something seen, and foretelling it would not bear on the length of days.',
        },
        {
          html: 'describes an eclipse that the computer cannot find anywhere on that date.',
          misconception: 'ar-half-right',
          why: 'That it describes an eclipse is right, but the computer does find one on that date, only “in the wrong place.”',
        },
      ],
      evidence: [
        'but in the wrong place: its shadow misses Babylon by more than an eighth of the way around the world',
        'Only if the days between then and now have been growing, bit by bit, does darkness fall where the clerks were standing.',
      ],
      explanation:
        '<p class="plan">Evidence for a claim: what does the computer find with today’s days, and what would put it right?</p><p>Calculated with today’s days, the eclipse is there, “but in the wrong place: its shadow misses Babylon by more than an eighth of the way around the world.” “Only if the days between then and now have been growing” does it fall on Babylon ([[line: Only if the days between then and now have been growing]]), where the tablet says it was seen.</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q4',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 45,
      text: '',
      stem: 'In the phrase “a few illegible mornings” ([[line: allowing for a few illegible mornings]]), “illegible mornings” refers to:',
      right: 'marks on the coral too faint to be counted.',
      wrong: [
        {
          html: 'notes that were written down carelessly.',
          misconception: 'ar-first-meaning',
          why: 'Handwriting is what one usually calls illegible, but the “diary” here is the coral’s skeleton, and nobody wrote it.',
        },
        {
          html: 'days on which the Sun was hidden by cloud.',
          misconception: 'ar-mood-for-meaning',
          why: 'Dark mornings suit the mood of the word, but it speaks of what can be read on the coral and not of the weather.',
        },
        {
          html: 'hours in which corals lay down no lime.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The pace of growth does change between day and night, but the phrase stands in the sentence about counting ridges.',
        },
      ],
      evidence: [
        'In living corals Wells counted about 360 ridges to the band, which is what one would expect, allowing for a few illegible mornings.',
      ],
      explanation:
        '<p class="plan">A phrase in context: recall what is being read here, and why 360 is not 365.</p><p>“In living corals Wells counted about 360 ridges to the band, which is what one would expect, allowing for a few illegible mornings.” The year has 365 days; the five or so that are missing are ridges too faint to read.</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q5',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The author says that the astronomers had “no interest whatever in coral” ([[line: with no interest whatever in coral]]) in order to suggest that:',
      right: 'their agreement with Wells was worth more for being independent.',
      wrong: [
        {
          html: 'they paid no attention to the count when Wells made it public.',
          misconception: 'ar-outside-the-text',
          why: '“No interest” makes this sound likely, but they had reached their number before; nothing is said of how they received his.',
        },
        {
          html: 'scientists ought to learn more about fields beyond their own.',
          misconception: 'ar-too-broad',
          why: 'Narrow specialists are easily blamed, but the author is not reproaching them; their ignorance of coral helps the argument.',
        },
        {
          html: 'they had found the same number, but by a less exact method.',
          misconception: 'ar-half-right',
          why: 'The same number is right, or “much the same”; but neither method is ranked above the other.',
        },
      ],
      evidence: ['What made the count so striking', 'had already arrived at much the same number'],
      explanation:
        '<p class="plan">An inference: ask why it matters that two groups of people knew nothing of each other’s work.</p><p>“What made the count so striking was that astronomers … had already arrived at much the same number” ([[line: had already arrived at much the same number]]). Two parties who do not know of each other cannot have influenced each other.</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q6',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.8,
      seconds: 45,
      text: '',
      stem: 'Adekunle-Marsh ground away parts of the coral pieces so that the counters:',
      right: 'would not know whether the corals were ancient or recent.',
      wrong: [
        {
          html: 'could see the fine ridges more distinctly.',
          misconception: 'ar-common-sense-over-text',
          why: 'Grinding might make ridges clearer, but the words are “whatever might betray their age”; it was done to hide something.',
        },
        {
          html: 'would not know from which sea the pieces came.',
          misconception: 'ar-half-right',
          why: 'Something was to be kept from them, but it is named: whatever “might betray their age.” Seas are not mentioned.',
        },
        {
          html: 'would not know what the other counters had found.',
          misconception: 'ar-half-right',
          why: 'Something was to be kept from them, but it was the age of the pieces; what they knew of one another is not told.',
        },
      ],
      evidence: ['ground away whatever might betray their age'],
      explanation:
        '<p class="plan">A stated purpose: find the verb “ground away” and read on to its object.</p><p>She “ground away whatever might betray their age” ([[line: ground away whatever might betray their age]]): a counter who does not know a piece is Devonian cannot hope for four hundred.</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q7',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 1,
      seconds: 65,
      text: '',
      stem: 'The statement “No one of them could be trusted, … and all of them together could” depends most on the fact that the counters’ errors:',
      right: 'went as often above the true number as below it.',
      wrong: [
        {
          html: 'were the same for the recent corals as for the Devonian ones.',
          misconception: 'ar-outside-the-text',
          why: 'It sounds like a fair condition for comparing 361 with 402, but of how the errors in the two groups compare the passage says nothing.',
        },
        {
          html: 'were never more than a very few ridges either way.',
          misconception: 'ar-half-right',
          why: 'That the errors went either way is right, but they were not small: “as many as twenty-five ridges”; it is their balance that saves the average.',
        },
        {
          html: 'grew fewer as the counters gained in experience.',
          misconception: 'ar-common-sense-over-text',
          why: 'Practice usually makes counters better, but no improvement is reported; each of them stayed a poor witness.',
        },
      ],
      evidence: ['But their errors ran in both directions, and when she averaged them'],
      explanation:
        '<p class="plan">An inference about an average: what must be true of errors if they are to cancel one another?</p><p>“But their errors ran in both directions, and when she averaged them,” the right numbers came out ([[line: But their errors ran in both directions]]). Errors on both sides cancel; that is why the group is better than any member.</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q8',
      skill: 'ar-structure',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Which of the following best describes the order in which the passage presents its material?',
      right: 'A process is described, and then the traces it has left at several times in the past.',
      wrong: [
        {
          html: 'A process is described, and then the doubts that have led scientists to give it up.',
          misconception: 'ar-half-right',
          why: 'A process comes first, and a doubt does come later; but the doubt is met by averaging the counts, and nothing is given up.',
        },
        {
          html: 'A process is described, and then its traces, from the oldest to the most recent.',
          misconception: 'ar-half-right',
          why: 'Process and traces are right, but not the order of the traces: the tablet of 136 B.C. comes before the far older corals.',
        },
        {
          html: 'A fossil on the author’s desk is described, and then the process to which it bears witness.',
          misconception: 'ar-reversed',
          why: 'Both are in the passage, but the other way about: the process comes first, and the author’s own coral comes last.',
        },
      ],
      evidence: [
        'The brake is the Moon.',
        'To look further one needs a witness that keeps a diary without knowing it.',
      ],
      explanation:
        '<p class="plan">A structure question: label the paragraphs in order (process, tablet, corals, doubt, shell) and read the labels.</p><p>First the process (“The brake is the Moon”), then Babylon, then: “To look further one needs a witness that keeps a diary without knowing it” ([[line: To look further one needs a witness]]), which leads to the Devonian corals. After a doubt and how it was met comes a shell of seventy million years ago. Tablet, coral, and shell are traces of the one process at different times.</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q9',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The author says that the coral has made her uneasy with the word <em>old</em> ([[line: it has made me uneasy with the word]]) because the word:',
      right: 'takes the years of the past for years like ours.',
      wrong: [
        {
          html: 'makes a living thing sound like a building.',
          misconception: 'ar-half-right',
          why: 'The word does put a fossil beside a castle, that is right; but what makes her uneasy is the years it speaks of, which “were not ours.”',
        },
        {
          html: 'reminds her of how short her own life is.',
          misconception: 'ar-common-sense-over-text',
          why: 'Thoughts of one’s own short life are common before fossils; she mentions the years she will see only to compare their mornings.',
        },
        {
          html: 'is too weak for so great a number of years.',
          misconception: 'ar-half-right',
          why: 'That the word does not fit is right, but not because of how many years there are; what troubles her is that they were not like ours.',
        },
      ],
      evidence: ['But this one brought its own years with it, and they were not ours.'],
      explanation:
        '<p class="plan">A question of viewpoint: find the sentence with “But,” and ask whose years are meant.</p><p>We use the word “meaning that a great many of our years have gone by since. But this one brought its own years with it, and they were not ours” ([[line: they were not ours]]). The usual word measures with the wrong unit.</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q10',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which of the following is NOT used in the passage as evidence that days were once shorter than they are now?',
      right: 'The mirrors that astronauts left on the Moon',
      wrong: [
        {
          html: 'A record that was made by clerks in a city',
          misconception: 'ar-overlooked-mention',
          why: 'It comes before the corals and is easily forgotten; but darkness falls where the clerks stood “Only if the days between then and now have been growing.”',
        },
        {
          html: 'The chemistry of a shell that is very old',
          misconception: 'ar-overlooked-mention',
          why: 'It is the last piece of evidence: the shell “proves to have recorded 372 days in its year.”',
        },
        {
          html: 'The ridges on the skeleton of an animal',
          misconception: 'ar-lost-the-not',
          why: 'The corals’ ridges, “one for each day,” are the passage’s main evidence and nobody could overlook them; without the NOT this would be right.',
        },
      ],
      evidence: ['We know the figure because astronauts left mirrors up there for lasers to bounce from.'],
      explanation:
        '<p class="plan">Evidence and claim: for each option ask which claim it is there to support, the shorter day or something else.</p><p>“We know the figure because astronauts left mirrors up there” ([[line: We know the figure because astronauts left mirrors]]): the figure is that of the Moon’s retreat, nearly four centimeters a year. Tablet, coral and shell are the witnesses for the length of the day.</p>',
    },
  ],
}
