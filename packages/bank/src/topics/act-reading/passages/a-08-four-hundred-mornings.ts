import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/four-hundred-mornings',
  kind: 'Natural Science',
  title: 'Four Hundred Mornings',
  description: 'This passage is from the essay “Four Hundred Mornings” by Gwen Abara-Lindley (2021).',
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
          why: 'The corals are one line of evidence among several; their growth is described only for what it records.',
        },
        {
          html: 'warn that the slowing of Earth will have serious effects in the coming century.',
          misconception: 'ar-reversed',
          why: 'The passage jokes about how little will change: “nobody will oversleep”.',
        },
        {
          html: 'tell how scientists through the ages have tried to measure the passage of time.',
          misconception: 'ar-too-broad',
          why: 'The passage is about one finding, the lengthening of the day, and not about timekeeping in general.',
        },
      ],
      evidence: ['Earth is turning more slowly than it did', 'on one long, slow curve'],
      explanation:
        '<p>The first paragraph states the finding: “Earth is turning more slowly than it did” ([[line: Earth is turning more slowly than it did]]). Tablets, corals and a shell are then brought as witnesses, and they all fall “on one long, slow curve”.</p>',
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
          why: 'The Moon’s retreat is a result of the same process, not its cause.',
        },
        {
          html: 'the heat that builds up in shallow seas.',
          misconception: 'ar-cause-and-effect-swapped',
          why: 'Heat is what the lost spin turns into; it does not do the slowing.',
        },
        {
          html: 'the pull of the Sun on the oceans’ waters.',
          misconception: 'ar-outside-the-text',
          why: 'The passage names the Moon as the brake; the Sun’s pull is not mentioned.',
        },
      ],
      evidence: [
        'the tides drag across shallow seafloors and run up against the edges of the continents, and a little of the spin is rubbed away as heat',
      ],
      explanation:
        '<p>The passage says that “the tides drag across shallow seafloors and run up against the edges of the continents, and a little of the spin is rubbed away as heat” ([[line: a little of the spin is rubbed away as heat]]). Dragging and running up against land is friction between water and the solid planet.</p>',
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
          html: 'gives the length of a day in 136 B.C. as the clerks of the city had measured it.',
          misconception: 'ar-outside-the-text',
          why: 'The clerks noted an eclipse; they did not measure the day.',
        },
        {
          html: 'shows that the ancient clerks could foretell on which date an eclipse would come.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'The tablet is a record of something seen, and foretelling it would not bear on the length of days.',
        },
        {
          html: 'describes an eclipse that the computer cannot find anywhere on that date.',
          misconception: 'ar-half-right',
          why: 'The computer does find it on that date, “but in the wrong place”.',
        },
      ],
      evidence: [
        'but in the wrong place: its shadow misses Babylon by more than an eighth of the way around the world',
        'Only if the days between then and now have been growing, bit by bit, does darkness fall where the clerks were standing.',
      ],
      explanation:
        '<p>Calculated with today’s days, the eclipse is there, “but in the wrong place: its shadow misses Babylon by more than an eighth of the way around the world”. “Only if the days between then and now have been growing” does it fall on Babylon ([[line: Only if the days between then and now have been growing]]), where the tablet says it was seen.</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q4',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 45,
      text: '',
      stem: 'In the phrase “a few illegible mornings” ([[line: allowing for a few illegible mornings]]), “illegible mornings” refers to:',
      right: 'days whose ridges cannot be made out.',
      wrong: [
        {
          html: 'notes that were written down carelessly.',
          misconception: 'ar-first-meaning',
          why: 'Handwriting can be illegible, but here the “diary” is the coral’s skeleton.',
        },
        {
          html: 'days on which the Sun was hidden by cloud.',
          misconception: 'ar-mood-for-meaning',
          why: 'Dark mornings come to mind, but the word speaks of what can be read on the coral.',
        },
        {
          html: 'hours in which corals lay down no lime.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The pace of growth changes by day and night, but the phrase is about the counting of ridges.',
        },
      ],
      evidence: [
        'In living corals Wells counted about 360 ridges to the band, which is what one would expect, allowing for a few illegible mornings.',
      ],
      explanation:
        '<p>“In living corals Wells counted about 360 ridges to the band, which is what one would expect, allowing for a few illegible mornings.” The year has 365 days; the five or so that are missing are ridges too faint to read.</p>',
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
          misconception: 'ar-echoed-words',
          why: 'They had reached their number before; nothing is said of how they received his.',
        },
        {
          html: 'scientists ought to learn more about fields beyond their own.',
          misconception: 'ar-too-broad',
          why: 'The author is not reproaching them; their ignorance of coral helps the argument.',
        },
        {
          html: 'their number was less exact than the one that Wells had found.',
          misconception: 'ar-outside-the-text',
          why: 'The two numbers are called “much the same”; neither is ranked above the other.',
        },
      ],
      evidence: ['What made the count so striking', 'had already arrived at much the same number'],
      explanation:
        '<p>“What made the count so striking was that astronomers … had already arrived at much the same number” ([[line: had already arrived at much the same number]]). Two parties who do not know of each other cannot have influenced each other.</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q6',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.8,
      seconds: 45,
      text: '',
      stem: 'Adekunle-Marsh ground away parts of the coral pieces so that the counters:',
      right: 'would not know how old the pieces were.',
      wrong: [
        {
          html: 'could see the fine ridges more distinctly.',
          misconception: 'ar-common-sense-over-text',
          why: 'Grinding might do this, but the purpose given is to hide the age.',
        },
        {
          html: 'would all be working on pieces of one size.',
          misconception: 'ar-outside-the-text',
          why: 'The size of the pieces is not mentioned.',
        },
        {
          html: 'could not tell which counters they were compared with.',
          misconception: 'ar-outside-the-text',
          why: 'Nothing is said about whether the counters knew of one another.',
        },
      ],
      evidence: ['ground away whatever might betray their age'],
      explanation:
        '<p>She “ground away whatever might betray their age” ([[line: ground away whatever might betray their age]]): a counter who does not know a piece is Devonian cannot hope for four hundred.</p>',
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
          html: 'were smaller for recent corals than for Devonian ones.',
          misconception: 'ar-outside-the-text',
          why: 'The passage does not compare the size of the errors for the two groups.',
        },
        {
          html: 'were never greater than about twenty-five ridges.',
          misconception: 'ar-echoed-words',
          why: 'Even small errors would spoil an average if they all lay on the same side.',
        },
        {
          html: 'grew fewer as the counters gained in experience.',
          misconception: 'ar-common-sense-over-text',
          why: 'No improvement with practice is reported.',
        },
      ],
      evidence: ['But their errors ran in both directions, and when she averaged them'],
      explanation:
        '<p>“But their errors ran in both directions, and when she averaged them”, the right numbers came out ([[line: But their errors ran in both directions]]). Errors on both sides cancel; that is why the group is better than any member.</p>',
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
          html: 'A theory is described, and then the discoveries that have shown it to be mistaken.',
          misconception: 'ar-reversed',
          why: 'The discoveries bear the theory out; none shows it to be mistaken.',
        },
        {
          html: 'The oldest evidence is described, and then evidence from more and more recent times.',
          misconception: 'ar-reversed',
          why: 'The tablet of 136 B.C. comes before the far older corals.',
        },
        {
          html: 'A personal memory is described, and then the research that it led the author to do.',
          misconception: 'ar-outside-the-text',
          why: 'The author’s own coral comes last, and she reports no research of her own.',
        },
      ],
      evidence: [
        'The brake is the Moon.',
        'To look further one needs a witness that keeps a diary without knowing it.',
      ],
      explanation:
        '<p>First the process (“The brake is the Moon”), then Babylon, then: “To look further one needs a witness that keeps a diary without knowing it” ([[line: To look further one needs a witness]]), which leads to the Devonian corals. After a doubt and how it was met comes a shell of seventy million years ago. Tablet, coral, and shell are traces of the one process at different times.</p>',
    },
    {
      id: 'act-reading/four-hundred-mornings-q9',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.5,
      seconds: 60,
      text: '',
      stem: 'The author says that the coral has made her uneasy with the word <em>old</em> ([[line: it has made me uneasy with the word]]) because the word:',
      right: 'counts the past in years like our own.',
      wrong: [
        {
          html: 'makes a living thing sound like a building.',
          misconception: 'ar-echoed-words',
          why: 'The castle is mentioned as another thing we call old; that the two differ in kind is not the trouble.',
        },
        {
          html: 'reminds her of how short her own life is.',
          misconception: 'ar-common-sense-over-text',
          why: 'She mentions the years she will see, but only to compare how many mornings they have.',
        },
        {
          html: 'is too weak for so great a number of years.',
          misconception: 'ar-wrong-tone',
          why: 'It is not the number of years that troubles her but their kind.',
        },
      ],
      evidence: ['But this one brought its own years with it, and they were not ours.'],
      explanation:
        '<p>We use the word “meaning that a great many of our years have gone by since. But this one brought its own years with it, and they were not ours” ([[line: they were not ours]]). The usual word measures with the wrong unit.</p>',
    },
  ],
}
