import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/knights-of-the-chandelier',
  kind: 'Humanities',
  title: 'Knights of the Chandelier',
  description:
    'This passage is from the essay “Knights of the Chandelier” by Beatrix Lomas (2019). Author and source are invented; the people, the theaters and the customs are not.',
  paragraphs: [
    'In the 1830s the man in charge of success at the Paris Opera was called Auguste. He had a surname, Levasseur, but nobody used it. He came to the theater in coats of loud colors, and took a seat in the middle of the floor, where each of his men could see him; on a great night there might be a hundred of them or more. From their place below the great lamp they were known as the Knights of the Chandelier. More plainly, they were the claque. Their business was to applaud.',
    'Nothing was left to chance. Auguste went to the rehearsals. Before a first night he sat down with the director, Louis Véron, and the two of them went through the piece and settled what each number should have, whether a murmur, one round, or three. Singers paid him, newcomers more than others, and he was given tickets by the bundle, which he could sell. In other theaters the trade had its specialists. There were those who laughed and those who wept into handkerchiefs. There were those who cried out for a number to be sung again. And there were those who had learned the piece beforehand and remarked to their neighbors, between the acts, on the beauties that were still to come.',
    'It was a fraud, and was called one at the time. The public was being told by people who were paid for it that the public was pleased. Composers complained of the claque and engaged it; newspapers made fun of it every season; and theaters forbade it, and forbade it again a few years later, and again after that.',
    'The defense is less well known, and Véron was among those who made it. Two thousand strangers, on a first night, do not know what to do. Each of them waits for the others. A singer comes to the end of a long air, and into that waiting silence goes her courage. Applause must begin somewhere. It is better, so the argument runs, that it should begin with someone who has studied the piece than with someone who is merely noisy; and a chief who knew his work would not force a house where it did not want to go, since a house that feels itself pushed pushes back. The claque did not make success. It gave success a signal. I do not know whether this is true. I note that it is what guides of all kinds say of themselves.',
    'At any rate it was not indignation that put an end to Auguste’s profession, nor the law. It was a change in manners. Toward the end of the century, audiences began to sit in the dark and to keep still. At Wagner’s theater in Bayreuth, and in concert halls after it, people came to hold that whoever is moved is silent, and that the time to clap is when everything is over. When Gustav Mahler took charge of the opera in Vienna, in 1897, he set his face against the claque, and against latecomers too; the two reforms were one. In houses where the public had stopped making a noise during the music, it did not need to be shown when to make it. The Knights went on for some decades, at the edges, and were at last a curiosity.',
    'One might leave the matter there if it were not for television. In the early 1950s an American sound engineer, Charles Douglass, built a machine with keys, rather like an organ’s, on which one could play laughter. It had a chuckle and a roar; it had a single startled woman. With these he went from studio to studio for years, and put into comedies, after they had been made, the pleasure of people who had not seen them. So the laughers were back, and nobody called them a fraud, or not for long. There was one difference. Auguste’s men had to sit in the house. If they laughed at what was not funny, heads turned, and they could be looked at, and hissed; it happened often enough. Whatever they said on behalf of the public, the public was there to contradict it. A machine has no neighbors.',
  ],
  questions: [
    {
      id: 'act-reading/knights-of-the-chandelier-q1',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'According to the passage, the paid members of the audience in Paris theaters did all of the following EXCEPT:',
      right: 'send flowers up to the stage.',
      wrong: [
        {
          html: 'make their neighbors look forward to a scene.',
          misconception: 'ar-missed-in-other-words',
          why: 'They “remarked to their neighbors, between the acts, on the beauties that were still to come”: that is just this.',
        },
        {
          html: 'ask to have a number given twice.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage says it so: they “cried out for a number to be sung again.”',
        },
        {
          html: 'weep into a handkerchief at the right moment.',
          misconception: 'ar-overlooked-mention',
          why: 'It is listed among the specialists in other theaters of the city: there were “those who wept into handkerchiefs.”',
        },
      ],
      evidence: [
        'There were those who laughed and those who wept into handkerchiefs. There were those who cried out for a number to be sung again.',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: the specialists are listed at the end of the second paragraph; cross off three.</p><p>Laughing, weeping, calling for a repeat, and praise between the acts are listed ([[line: those who wept into handkerchiefs]]). Flowers are not mentioned anywhere.</p>',
    },
    {
      id: 'act-reading/knights-of-the-chandelier-q2',
      skill: 'ar-inference',
      difficulty: 'Low',
      b: -0.2,
      seconds: 50,
      text: '',
      stem: 'The detail in [[line: in coats of loud colors]] suggests that Auguste wished to be:',
      right: 'visible to the men he led.',
      wrong: [
        {
          html: 'seen from the stage by singers.',
          misconception: 'ar-swaps-people',
          why: 'Singers paid him and might look out for him, but the sentence names others: he sat “where each of his men could see him.”',
        },
        {
          html: 'taken for a man of means.',
          misconception: 'ar-outside-the-text',
          why: 'He was paid and sold tickets, and loud coats might show it; but what follows is who could see him.',
        },
        {
          html: 'noticed in place of his men.',
          misconception: 'ar-outside-the-text',
          why: 'Drawing eyes away from his men would be clever, but the text says nothing of it; it says who was to see him.',
        },
      ],
      evidence: ['took a seat in the middle of the floor, where each of his men could see him'],
      explanation:
        '<p class="plan">An inference: read the rest of the sentence in which the coats are mentioned.</p><p>He came “in coats of loud colors, and took a seat in the middle of the floor, where each of his men could see him” ([[line: where each of his men could see him]]). The coat and the seat serve one end, which the sentence names: “his men” are to see him, for they clap when he does.</p>',
    },
    {
      id: 'act-reading/knights-of-the-chandelier-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.3,
      seconds: 40,
      text: '',
      stem: 'As it is used in [[line: whether a murmur, one round, or three]], the word <em>round</em> most nearly means:',
      right: 'burst of applause.',
      wrong: [
        {
          html: 'series of visits.',
          misconception: 'ar-first-meaning',
          why: 'Doctors make a round of visits, but what a number “should have” is a murmur or something louder.',
        },
        {
          html: 'song in parts.',
          misconception: 'ar-mood-for-meaning',
          why: 'A round may be a song, and this is an opera house; but it is given by the men below to a number.',
        },
        {
          html: 'set of drinks.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A round may be bought for a company, but here it is louder than a murmur and is given to a number of the opera.',
        },
      ],
      evidence: ['settled what each number should have'],
      explanation:
        '<p class="plan">A word in context: ask what Auguste’s men could give to a number of the opera.</p><p>He and the director “settled what each number should have” ([[line: settled what each number should have]]): a murmur of approval, or applause once, or three times over.</p>',
    },
    {
      id: 'act-reading/knights-of-the-chandelier-q4',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The sentence in [[line: Two thousand strangers, on a first night]] serves mainly to:',
      right: 'lead up to a claim about how applause begins.',
      wrong: [
        {
          html: 'prepare a claim about why people were fooled.',
          misconception: 'ar-half-right',
          why: 'It does prepare a claim, and people were fooled by paid applause; but this is the defense, and its claim is that applause must begin somewhere.',
        },
        {
          html: 'give an idea of the size of such an opera house.',
          misconception: 'ar-content-for-function',
          why: 'The number does so, but it is there because each of them waits for the others.',
        },
        {
          html: 'give a reason for which singers feared first nights.',
          misconception: 'ar-half-right',
          why: 'Her courage goes into the silence, but this too leads to the point: applause must begin somewhere.',
        },
      ],
      evidence: ['Each of them waits for the others.', 'Applause must begin somewhere.'],
      explanation:
        '<p class="plan">A function question: follow the argument from the strangers to the sentence with “must.”</p><p>They “do not know what to do. Each of them waits for the others.” From this it follows that “Applause must begin somewhere” ([[line: Applause must begin somewhere]]). The strangers come first and the claim after them: if each waits for the others, somebody has to be the first.</p>',
    },
    {
      id: 'act-reading/knights-of-the-chandelier-q5',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'According to the passage, the claque came to an end because:',
      right: 'audiences had learned to keep quiet.',
      wrong: [
        {
          html: 'audiences by then could see through it.',
          misconception: 'ar-common-sense-over-text',
          why: 'Newspapers did make fun of it, but the reason given is manners: people sat still, and needed no signal.',
        },
        {
          html: 'theaters had succeeded in forbidding it.',
          misconception: 'ar-half-right',
          why: 'They did forbid it, again and again; but the passage says that neither indignation nor the law put an end to it.',
        },
        {
          html: 'composers had stopped writing for applause.',
          misconception: 'ar-half-right',
          why: 'Wagner’s theater does come into it, but because of those who sat there in the dark and kept still; what composers wrote is not given as the reason.',
        },
      ],
      evidence: ['It was a change in manners.'],
      explanation:
        '<p class="plan">A cause: find the sentence that says what did not end the profession, and read the next.</p><p>Neither indignation nor the law ended it: “It was a change in manners” ([[line: It was a change in manners]]). Audiences “began to sit in the dark and to keep still.”</p>',
    },
    {
      id: 'act-reading/knights-of-the-chandelier-q6',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'Which detail best supports the statement that it was not the law that put an end to the claque?',
      right: 'How often it was forbidden',
      wrong: [
        {
          html: 'How long it went on at the edges',
          misconception: 'ar-half-right',
          why: 'It went on for some decades, but that is told of the time after manners had changed; repeated bans show that bans failed.',
        },
        {
          html: 'How many men it had in one house',
          misconception: 'ar-same-subject-no-bearing',
          why: 'A hundred men or more shows its size, but not whether a law could end it.',
        },
        {
          html: 'How it was paid for in tickets',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Tickets by the bundle show how Auguste was paid; that the law failed is shown by its being made again.',
        },
      ],
      evidence: ['theaters forbade it, and forbade it again a few years later, and again after that'],
      explanation:
        '<p class="plan">Evidence: where does the passage speak of forbidding, and what is odd about it?</p><p>As the passage has it, “theaters forbade it, and forbade it again a few years later, and again after that” ([[line: and forbade it again a few years later]]). What has to be forbidden three times has not stopped.</p>',
    },
    {
      id: 'act-reading/knights-of-the-chandelier-q7',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'Which of the following, if true, would most weaken the defense that Véron and others made?',
      right: 'Houses without a claque clapped just as readily.',
      wrong: [
        {
          html: 'Houses without a claque were slower to clap.',
          misconception: 'ar-wrong-side',
          why: 'That is what the defense itself says: without a signal each of the strangers waits for the others to begin.',
        },
        {
          html: 'Houses with a claque did not always follow it.',
          misconception: 'ar-wrong-side',
          why: 'It sounds like a failure of the claque, but the defense counts on it: “a house that feels itself pushed pushes back,” so a good chief does not force it.',
        },
        {
          html: 'Houses with a claque were as full as the others.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'How full a house is does not bear on whether a public needs someone to begin.',
        },
      ],
      evidence: [
        'Two thousand strangers, on a first night, do not know what to do. Each of them waits for the others.',
      ],
      explanation:
        '<p class="plan">Weighing evidence: say in one sentence what the public cannot do by itself, according to the defense.</p><p>The defense rests on the strangers of whom “Each of them waits for the others” ([[line: Each of them waits for the others]]). If a public without leaders claps just as soon, it does not need the signal.</p>',
    },
    {
      id: 'act-reading/knights-of-the-chandelier-q8',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The last sentence of the passage ([[line: A machine has no neighbors]]) most likely means that the laughter of a machine:',
      right: 'cannot be answered by those around it.',
      wrong: [
        {
          html: 'cannot spread among those around it.',
          misconception: 'ar-literal-for-figurative',
          why: 'Neighbors do infect each other with laughter, but the sentence looks back to heads that turned: nobody can object to a machine.',
        },
        {
          html: 'does not come from those who watch.',
          misconception: 'ar-half-right',
          why: 'It comes from people “who had not seen them,” but the last sentences are about being contradicted.',
        },
        {
          html: 'does not offend those who hear it.',
          misconception: 'ar-outside-the-text',
          why: 'Nobody called it a fraud for long, but that is said before; the difference named is that none can hiss at it.',
        },
      ],
      evidence: ['Whatever they said on behalf of the public, the public was there to contradict it.'],
      explanation:
        '<p class="plan">An inference: read the three sentences before it, on what could happen to Auguste’s men.</p><p>His men “had to sit in the house,” and “the public was there to contradict it” ([[line: the public was there to contradict it]]). With a machine, nobody sits beside the laugher who could turn around and object.</p>',
    },
    {
      id: 'act-reading/knights-of-the-chandelier-q9',
      skill: 'ar-main-idea',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'The passage as a whole is mainly about a practice that:',
      right: 'vanished as manners changed, and returned beyond reach of protest.',
      wrong: [
        {
          html: 'lost its use in the theater, and found an honest one in television.',
          misconception: 'ar-half-right',
          why: 'It did return with television, but hardly to honest use: the machine put in “the pleasure of people who had not seen them.”',
        },
        {
          html: 'was put down by the law, and came back when a machine could do it.',
          misconception: 'ar-half-right',
          why: 'It was forbidden again and again, and a machine did bring it back, but the passage says what ended it: not “the law,” but “a change in manners.”',
        },
        {
          html: 'was scorned in its own time, and came back when its worth was seen.',
          misconception: 'ar-common-sense-over-text',
          why: 'It was called a fraud at the time, and Véron’s defense gives it some worth, but the laughers came back by a machine, and not for that.',
        },
      ],
      evidence: [
        'It was a change in manners.',
        'So the laughers were back, and nobody called them a fraud, or not for long.',
      ],
      explanation:
        '<p class="plan">The main idea: take the fifth and the sixth paragraph together, and the last sentence.</p><p>It ended by “a change in manners” and returned with television: “So the laughers were back” ([[line: So the laughers were back]]), and this time there was no one beside them to object.</p>',
    },
  ],
}
