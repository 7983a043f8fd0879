import type { WrittenItem } from '#kit'

export const textStructurePurpose3: readonly WrittenItem[] = [
  {
    id: 'sat-reading-writing/text-structure-purpose-25',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0.2,
    seconds: 65,
    text: '<p>Cities have tried many ways to get people to take the stairs. Signs that mention health have little effect. <u>In one station that behavioral scientist Pia Lorentz studied, a staircase was painted as a piano that played when stepped upon, and for some weeks nearly everyone climbed it.</u> When the novelty wore off, the escalator filled up again. What works in the long run, Lorentz concludes, is duller: put the stairs where people see them first.</p>',
    stem: 'Which choice best describes the function of the underlined sentence in the text as a whole?',
    right: 'It describes an approach that succeeded for a while and then lost its effect.',
    wrong: [
      {
        html: 'It describes an approach that worked in one station and failed in others.',
        misconception: 'rw-overstates',
        why: 'One station is where it was tried, but no others are named; it failed there, with time, “When the novelty wore off.”',
      },
      {
        html: 'It describes an approach on which Lorentz’s own proposal builds.',
        misconception: 'rw-half-right',
        why: 'Her proposal comes after it, but is a different one: stairs “where people see them first,” without any piano.',
      },
      {
        html: 'It describes an approach that worked for reasons nobody understood.',
        misconception: 'rw-cause-not-shown',
        why: 'It did work “for some weeks,” but the reason is plain enough to be named when it ends: “the novelty wore off.”',
      },
    ],
    evidence: [
      'for some weeks nearly everyone climbed it',
      'When the novelty wore off, the escalator filled up again.',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Ask two things about the piano staircase: how long it worked, and what Lorentz concludes.</p><p>The piano worked “for some weeks”; then “the novelty wore off,” and “the escalator filled up again.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-26',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0.4,
    seconds: 70,
    text: '<p>Of the novelist’s forty notebooks, thirty-nine have been published and admired. The fortieth is a list of words, no two alike, in small blue handwriting, running to ninety pages without a single sentence. Some editors regard it as a sign of her failing powers. Others see a last work in a new form. The archivist who has catalogued it for the national library keeps to what can be shown: the words are in the order in which they occur in a child’s reader of 1888, with those for colors left out.</p>',
    stem: 'Which choice best describes the overall structure of the text?',
    right: 'It introduces a document that has puzzled people, two readings of it, and an observation.',
    wrong: [
      {
        html: 'It introduces a document, reports a dispute over it, and tells what settled the dispute.',
        misconception: 'rw-half-right',
        why: 'Document and dispute are right, but the archivist settles nothing; she “keeps to what can be shown” about the order of the words.',
      },
      {
        html: 'It introduces a document, two readings of it, and then a reason to doubt that it is hers.',
        misconception: 'rw-half-right',
        why: 'Two readings are given, but nobody doubts that the list is hers; it is one “Of the novelist’s forty notebooks.”',
      },
      {
        html: 'It introduces a child’s book, shows who made use of it, and traces how this was found out.',
        misconception: 'rw-reversed',
        why: 'A child’s reader does come in, but in the last sentence, not the first; the text starts from the novelist’s notebooks.',
      },
    ],
    evidence: [
      'Some editors regard it as a sign of her failing powers. Others see a last work in a new form.',
      'keeps to what can be shown',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Name what each sentence does with a verb, and match the verbs with the options.</p><p>The list of words puzzles; “Some editors” and “Others” give two readings; the archivist “keeps to what can be shown” and adds an observation.',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-27',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Low',
    b: -0.7,
    seconds: 60,
    text: '<p>Many visitors to the Namib Desert ask about the bare, round patches in its grass, known as fairy circles. Some scientists think that termites clear them. Others hold that the grasses themselves make them, each plant drawing water from a distance and so starving its neighbors in between. Field trials have given some support to each side, and it may be that both are at work.</p>',
    stem: 'Which choice best states the main purpose of the text?',
    right: 'To present two rival accounts, each of which has some support from trials',
    wrong: [
      {
        html: 'To report how trials in the field decided between two explanations',
        misconception: 'rw-names-the-wrong-move',
        why: 'There are two explanations and there are trials, but these decide nothing: they “have given some support to each side.”',
      },
      {
        html: 'To show how a newer explanation grew out of two that were too simple',
        misconception: 'rw-half-right',
        why: 'That “both are at work” may sound like a newer view, but it is one remark at the end, and neither explanation is called too simple.',
      },
      {
        html: 'To compare two explanations that have yet to be tried in the field',
        misconception: 'rw-half-right',
        why: 'Two explanations are compared, but they have been tried: “Field trials have given some support to each side.”',
      },
    ],
    evidence: [
      'Some scientists think that termites clear them. Others hold that the grasses themselves make them',
      'have given some support to each side',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Count the explanations, and see what the last sentence says about each.</p><p>“Some scientists think that termites clear them. Others hold that the grasses themselves make them,” and trials “have given some support to each side.” Two groups, two explanations, and support for both: the text does not decide.',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-28',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Low',
    b: -0.9,
    seconds: 55,
    text: '<p>First the clay is wedged, to drive out air. Then it is thrown on the wheel, dried for a week, and fired once at a low heat. Only now is it glazed, since a pot that has never been fired may drink up the glaze and crack. A second, hotter firing melts the glaze to glass.</p>',
    stem: 'Which choice best describes the overall structure of the text?',
    right: 'It goes through a process in order and gives the reasons for some steps.',
    wrong: [
      {
        html: 'It goes through a process in order and gives the time needed for most steps.',
        misconception: 'rw-half-right',
        why: 'The order is right, but a time is given for only one of the steps: the pot is “dried for a week.”',
      },
      {
        html: 'It goes through a process in order and gives the tools needed for some steps.',
        misconception: 'rw-half-right',
        why: 'The order is right, but the wheel is mentioned only in passing; what the text adds are phrases such as “to drive out air.”',
      },
      {
        html: 'It goes through a process in order and gives the mistakes of beginners in some steps.',
        misconception: 'rw-outside-the-text',
        why: 'A pot may crack if it is glazed too soon, but beginners are not mentioned; the danger serves as the reason for the first firing.',
      },
    ],
    evidence: [
      'First the clay is wedged, to drive out air. Then it is thrown on the wheel',
      'since a pot that has never been fired may drink up the glaze and crack',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. The small words mark the order; look at what follows “to” and “since.”</p><p>The words “First,” “Then,” “Only now,” and “A second” mark the steps; “to drive out air” and “since a pot that has never been fired may drink up the glaze and crack” give reasons.',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-29',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0.1,
    seconds: 65,
    text: '<p>In 1969, a computer scientist named Margaret Hamilton was photographed beside a stack of paper as tall as she was: the programs her team had written to guide Apollo to the Moon. The picture is often shown as proof of how much there was to write. Hamilton’s own pride lay elsewhere, in the parts that dealt with errors. During the landing, when the computer was overloaded, they let it drop lesser tasks and keep to what mattered.</p>',
    stem: 'Which choice best states the main purpose of the text?',
    right: 'To set what a photograph is said to prove against what gave its subject pride',
    wrong: [
      {
        html: 'To set what a photograph is said to prove against what it truly shows',
        misconception: 'rw-half-right',
        why: 'What the picture is said to prove comes first, but it does show that paper; nobody says that it misleads about how much was written.',
      },
      {
        html: 'To set what a program was meant to do against what it did when used',
        misconception: 'rw-reversed',
        why: 'The landing does show the program in use, but as no contrast to its purpose: it did just what was meant and kept “to what mattered.”',
      },
      {
        html: 'To set what a program was meant to do against what its authors valued',
        misconception: 'rw-half-right',
        why: 'What Hamilton valued is right, but it is set against how much there was to write; what the program was meant to do is no contrast.',
      },
    ],
    evidence: [
      'how much there was to write',
      'Hamilton’s own pride lay elsewhere, in the parts that dealt with errors',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. The word “elsewhere” marks a contrast: what stands on each side of it?</p><p>The picture is shown as proof of “how much there was to write,” but “Hamilton’s own pride lay elsewhere, in the parts that dealt with errors.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-30',
    skill: 'rw-text-structure-purpose',
    difficulty: 'High',
    b: 1.2,
    seconds: 80,
    text: '<p>The following text is from “On Waiting Rooms,” an essay in the manner of the 1940s written for Fourfold.</p><p>I used to think, and to say rather often, that I disliked waiting. I have since discovered that what I dislike is waiting with nothing to complain of. <u>Give me a clock that is wrong, a draft, a magazine from the previous reign, and I am as contented as a cat.</u> It is the comfortable room, the punctual clock, the fresh newspaper, that leave a man alone with the thing he came about.</p>',
    stem: 'Which choice best describes the function of the underlined sentence in the text as a whole?',
    right: 'It illustrates the writer’s discovery, for which the next sentence hints at a reason.',
    wrong: [
      {
        html: 'It illustrates the writer’s discovery, from which the next sentence draws back.',
        misconception: 'rw-half-right',
        why: 'The discovery is illustrated, but nothing is taken back afterward: comfort leaves one “alone with the thing he came about,” which explains it.',
      },
      {
        html: 'It illustrates the writer’s first opinion, for which the next sentence hints at a reason.',
        misconception: 'rw-half-right',
        why: 'A reason is hinted at next, but being “as contented as a cat” does not illustrate the first opinion, that waiting is disliked.',
      },
      {
        html: 'It illustrates the writer’s first opinion, from which the next sentence draws back.',
        misconception: 'rw-reversed',
        why: 'It turns the order around: the first opinion was given up two sentences earlier, and neither this sentence nor the next returns to it.',
      },
    ],
    evidence: ['waiting with nothing to complain of', 'as contented as a cat', 'alone with the thing he came about'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. The writer once thought one thing and has found out another. Which of the two does the wrong clock go with, and what does the last sentence add?</p><p>He has found that he dislikes “waiting with nothing to complain of”; with a wrong clock he is “as contented as a cat”; and the reason shows at the end: comfort leaves one “alone with the thing he came about.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-31',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0.3,
    seconds: 65,
    text: '<p>An old rule holds that hot days make crickets chirp faster, and that one can tell the temperature by counting. <u>The rule is sound, but each species needs its own arithmetic.</u> For the snowy tree cricket, the number of chirps in fourteen seconds plus forty comes close to the temperature in degrees Fahrenheit. For the field cricket, whose chirping also changes with age and mood, the sum is far less dependable.</p>',
    stem: 'Which choice best describes the function of the underlined sentence in the text as a whole?',
    right: 'It prepares two examples, the first of which obeys the rule more closely.',
    wrong: [
      {
        html: 'It prepares two examples, the second of which obeys the rule more closely.',
        misconception: 'rw-reversed',
        why: 'The two are exchanged: the tree cricket comes close, and it is for the field cricket, the second, that the sum is “far less dependable.”',
      },
      {
        html: 'It prepares two examples, both of which obey the rule to the same degree.',
        misconception: 'rw-half-right',
        why: 'Two crickets do follow, but not to the same degree: one sum “comes close,” and the other is “far less dependable.”',
      },
      {
        html: 'It prepares two examples, neither of which obeys the rule to any degree.',
        misconception: 'rw-overstates',
        why: 'The second cricket does not obey it well, but the first does, and the rule is called “sound.”',
      },
    ],
    evidence: ['each species needs its own arithmetic', 'comes close to the temperature', 'far less dependable'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Two crickets follow the underlined sentence. Compare what is said about each of them.</p><p>After “each species needs its own arithmetic,” the first cricket’s sum “comes close to the temperature,” while for the second it is “far less dependable.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-32',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Low',
    b: -0.8,
    seconds: 60,
    text: '<p>“My students often ask me how long a poem should take to write,” writes poet Ignatius Bello. “I tell them about my neighbor, who builds dry stone walls. He walks along the heap for a long time with his hands in his pockets. Then he bends, picks up one stone, and sets it, and it fits. I timed him once. Setting the stone took four seconds; I did not know what to count as the beginning.”</p>',
    stem: 'Which choice best states the main purpose of the text?',
    right: 'To suggest, by describing a neighbor’s work, why the time for a poem is hard to measure',
    wrong: [
      {
        html: 'To suggest, by describing a neighbor’s work, why a poem’s parts have to fit together',
        misconception: 'rw-half-right',
        why: 'The stone does fit, and a neighbor’s work is the means, but the students ask “how long,” and the last sentence is about counting time.',
      },
      {
        html: 'To suggest, by describing a neighbor’s work, why a poem’s maker ought not to hurry',
        misconception: 'rw-overstates',
        why: 'The neighbor does walk about “for a long time,” but no advice is drawn from it; the writer ends by not knowing what to count.',
      },
      {
        html: 'To suggest, by describing a neighbor’s work, why a poem’s success is a matter of luck',
        misconception: 'rw-cause-not-shown',
        why: 'That the stone fits might seem lucky, but the text does not speak of luck; it speaks of seconds and of a beginning.',
      },
    ],
    evidence: ['how long a poem should take to write', 'I did not know what to count as the beginning'],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. What do the students ask, and what do they get to hear instead of a number?</p><p>To the question “how long a poem should take to write” he replies with a wall builder; setting the stone took four seconds, but “I did not know what to count as the beginning.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-33',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Low',
    b: -0.8,
    seconds: 55,
    text: '<p>Penguins cannot fly through the air; they fly, in a sense, through water. Their wings are stiff and narrow, with flat, heavy bones where other birds have light ones. Such wings would never lift them from a cliff. But water is some eight hundred times as dense as air, and in it a short, strong paddle is exactly what is wanted.</p>',
    stem: 'Which choice best states the main purpose of the text?',
    right: 'To explain why the wings of penguins are the way they are',
    wrong: [
      {
        html: 'To show that penguins swim with the strokes of other birds',
        misconception: 'rw-half-right',
        why: 'Penguins do “fly, in a sense, through water,” but strokes are not compared; what differs, and is explained, is the wing itself.',
      },
      {
        html: 'To explain how penguins came to leave the air for the water',
        misconception: 'rw-cause-not-shown',
        why: 'Air and water are set against each other, but how penguins came to lose the one for the other is not told.',
      },
      {
        html: 'To describe the different ways in which penguins can move',
        misconception: 'rw-half-right',
        why: 'Air and water are both spoken of, but only one way of moving is: penguins “fly, in a sense, through water,” with wings made for it.',
      },
    ],
    evidence: [
      'But water is some eight hundred times as dense as air, and in it a short, strong paddle is exactly what is wanted',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. What is described in the first half, and of what does the last sentence say that it is “exactly what is wanted”?</p><p>Such wings would fail in air, “But water is some eight hundred times as dense as air, and in it a short, strong paddle is exactly what is wanted.”',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-34',
    skill: 'rw-text-structure-purpose',
    difficulty: 'High',
    b: 1,
    seconds: 75,
    text: '<p>Those who defend the old opera house point to its acoustics. The engineers’ measurements are not kind to this view: sound in the hall is muddy, and in the third balcony it is scarcely audible. <u>Yet musicians who have played everywhere keep asking to play there.</u> Perhaps, suggests critic Dmitri Vasko, they hear what no instrument records, namely eleven hundred people leaning forward.</p>',
    stem: 'Which choice best describes the function of the underlined sentence in the text as a whole?',
    right: 'It presents a fact that the measurements of the hall leave unexplained.',
    wrong: [
      {
        html: 'It supplies a reason for which a critic doubts the measurements.',
        misconception: 'rw-half-right',
        why: 'The critic does take up the fact, but he does not doubt what was measured; he looks for “what no instrument records.”',
      },
      {
        html: 'It gives the evidence on which the defenders of the house rely.',
        misconception: 'rw-another-sentence',
        why: 'Musicians would be good witnesses, but those who defend the house “point to its acoustics,” in the first sentence.',
      },
      {
        html: 'It names a preference that the measurements help to account for.',
        misconception: 'rw-reversed',
        why: 'It does name a preference, but “Yet” sets it against the measurements, which call the sound “muddy.”',
      },
    ],
    evidence: [
      'The engineers’ measurements are not kind to this view',
      'Yet musicians who have played everywhere keep asking to play there.',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. Look at “Yet” and at “Perhaps”: how does the fact stand to what comes before it and to what comes after?</p><p>The “measurements are not kind” to the hall; “Yet musicians who have played everywhere keep asking to play there” needs another explanation, which Vasko tries to give.',
  },
  {
    id: 'sat-reading-writing/text-structure-purpose-35',
    skill: 'rw-text-structure-purpose',
    difficulty: 'Medium',
    b: 0,
    seconds: 65,
    text: '<p>Swifts do almost everything on the wing: they eat, drink, gather feathers for the nest, and, by all signs, even sleep while flying. How do they sleep without falling? Recordings of brain waves in frigate birds, which also spend weeks in the air, offer a clue. The birds slept in bursts of seconds, often with one half of the brain at a time, and mostly while rising on warm air. No one has yet fitted a swift with a recorder, which would be too heavy for so small a bird.</p>',
    stem: 'Which choice best describes the overall structure of the text?',
    right: 'It passes from one kind of bird to another kind and then back again.',
    wrong: [
      {
        html: 'It states a belief about a bird and reports a finding that corrects it.',
        misconception: 'rw-names-the-wrong-move',
        why: 'A belief about swifts is stated, and recordings follow, but these are of other birds, and they correct nothing: they “offer a clue.”',
      },
      {
        html: 'It asks a question about a bird and then reports a study of that bird.',
        misconception: 'rw-half-right',
        why: 'A question about swifts is asked, and a study is reported, but of frigate birds; “No one has yet fitted a swift with a recorder.”',
      },
      {
        html: 'It goes through what a bird does by day and then what it does by night.',
        misconception: 'rw-half-right',
        why: 'Many doings of swifts are named, and sleep is one of them, but no order of day and night is followed, and the recordings are of frigate birds.',
      },
    ],
    evidence: [
      'Swifts do almost everything on the wing',
      'Recordings of brain waves in frigate birds',
      'No one has yet fitted a swift with a recorder',
    ],
    explanation:
      '<strong>Plan:</strong> Structure and purpose. About which bird does the text ask, which bird was studied, and which is spoken of at the end?</p><p>It begins with what “Swifts do almost everything on the wing” means for sleep, turns to “Recordings of brain waves in frigate birds,” and ends with swifts: “No one has yet fitted a swift with a recorder.”',
  },
]
