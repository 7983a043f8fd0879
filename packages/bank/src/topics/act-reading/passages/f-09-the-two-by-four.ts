import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-two-by-four',
  kind: 'Social Science',
  title: 'The Two-by-Four',
  description:
    'This passage is adapted from the essay “What Is Kept,” in a collection on weights and measures by the economic historian Leonard Voss (2019). Author and source are invented; the sizes, dates and disputes are not.',
  paragraphs: [
    'A two-by-four is a piece of lumber that measures one and a half inches by three and a half. People who build for a living do not think about this. People who buy a board once a year do, and in 2017 some of them, in Illinois, sued two chains of stores over such sizes. One of the suits was soon thrown out; the judge found that no reasonable buyer would be deceived. It is an interesting finding. Most of the public, asked where the missing half inch went, will give an answer that is not so much wrong as insufficient.',
    'The answer is that the board once measured two by four, rough, as it came from the saw; that it then shrank in drying; and that it lost the rest when it was planed. All of this happens. None of it explains the size. A sawyer who wants a dry, smooth board of any given thickness has only to set his saw that much wider, and in the nineteenth century many did. Shrinking and planing tell us why some wood is lost. They do not tell us why the buyer, and not the mill, should be the one to lose it.',
    'For that we have to look at a map. As long as lumber was sold near the place where it was cut, every district had sizes of its own, and the carpenter did the planing. When the forests of the East gave out, lumber came by rail from the South and later by ship and rail from the Pacific coast, and it paid freight by weight. A mill that dried and planed its boards before it loaded them got more of them into a ton. So did one that planed them a little thinner. By the First World War an inch board could be had in any number of thicknesses, all less than an inch, and retail dealers, who had to sell them side by side, were complaining to Washington.',
    'The first national standard was adopted in 1924, after years of conferences. It set the two-by-four at one and five-eighths by three and five-eighths. On the inch board the parties were unable to agree, and the standard therefore recognized two, of which the better was called “extra standard.” They differed by one thirty-second of an inch. Nobody who reads the minutes will suppose that these dimensions were dictated by the nature of wood.',
    'In the 1950s lumber met with new rivals in plywood, steel and concrete, and the trade wished to make its product cheaper. Mills that dried their lumber proposed to go down another eighth. Theirs, they said, had done its shrinking already, and was as strong as a thicker board sold wet. Mills that sold it wet, or “green,” replied that a builder orders a size, and that they should not be made to saw a bigger board than their neighbors for the same name. Both had a case. The quarrel took some ten years, and ended in two sizes once more: the present one for dry lumber, and for green one that is a sixteenth larger each way, which will have shrunk to the other by the time it matters.',
    'Through all of this no one proposed to call the thing anything else. That may look like deceit, or mere habit. I think that it was neither. By 1924 “two-by-four” stood in building codes, in tables of loads, in the plans of every house and the talk of every carpenter. It had ceased to describe a board and come to name a place in a system: the member that is set upright every sixteen inches and carries the wall. What filled the place could be shaved by an eighth, and by another eighth, with an engineer to see that it still held, and no code or plan had to be rewritten. Had the name been a measurement, every shaving would have needed a new word and a new table, and I doubt that there would have been any. It was because the name stood still that the board could move. The cost was small, and it fell on those who buy one board a year.',
  ],
  questions: [
    {
      id: 'act-reading/the-two-by-four-q1',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.8,
      seconds: 50,
      text: '',
      stem: 'According to the passage, mills began to dry and plane their boards before shipping because:',
      right: 'they paid for shipping by the weight of the load.',
      wrong: [
        {
          html: 'they lost fewer boards to warping on the way.',
          misconception: 'ar-common-sense-over-text',
          why: 'Dry boards do keep their shape better, which would be a good reason; but the passage speaks only of freight and of tons.',
        },
        {
          html: 'they got a better price for a board that was finished.',
          misconception: 'ar-outside-the-text',
          why: 'A finished board might well sell for more, but the gain that is named lies in how many boards went “into a ton.”',
        },
        {
          html: 'their freight was reckoned by the number of boards.',
          misconception: 'ar-half-right',
          why: 'Freight is the reason, but it was reckoned “by weight”; had it been by the board, nothing would have been gained.',
        },
      ],
      evidence: ['and it paid freight by weight', 'got more of them into a ton'],
      explanation:
        '<p class="plan">A stated cause: find the word “freight” in the third paragraph.</p><p>Lumber “paid freight by weight,” and a mill that dried and planed its boards “got more of them into a ton” ([[line: got more of them into a ton]]).</p>',
    },
    {
      id: 'act-reading/the-two-by-four-q2',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'According to the passage, all of the following helped to bring about a change in the sizes of lumber EXCEPT:',
      right: 'the distance between the studs in a wall.',
      wrong: [
        {
          html: 'the complaints of those who sold it by retail.',
          misconception: 'ar-overlooked-mention',
          why: 'They stand at the end of the third paragraph: dealers “were complaining to Washington,” and the first standard followed.',
        },
        {
          html: 'the competition of other building materials.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage calls them “new rivals in plywood, steel and concrete,” because of which the trade wished to make lumber cheaper.',
        },
        {
          html: 'the exhaustion of the forests in one region.',
          misconception: 'ar-missed-in-other-words',
          why: 'The passage says that “the forests of the East gave out,” so that lumber had to travel and pay freight.',
        },
      ],
      evidence: ['the member that is set upright every sixteen inches and carries the wall'],
      explanation:
        '<p class="plan">An EXCEPT question: three of the options are causes in the third and fifth paragraphs; the fourth is mentioned for another purpose.</p><p>The sixteen inches come up in the last paragraph, to say what the name stands for: the member “set upright every sixteen inches” ([[line: set upright every sixteen inches]]). They stayed the same while the board changed.</p>',
    },
    {
      id: 'act-reading/the-two-by-four-q3',
      skill: 'ar-argument-evidence',
      difficulty: 'Medium',
      b: 0,
      seconds: 60,
      text: '',
      stem: 'The author answers the common explanation of the missing half inch by pointing out that:',
      right: 'a log can be sawn to allow for what is lost.',
      wrong: [
        {
          html: 'a log loses far less in drying than people suppose.',
          misconception: 'ar-outside-the-text',
          why: 'That the loss is overrated would be an answer too; but he does not measure it: “All of this happens,” he says.',
        },
        {
          html: 'a board was planed by the carpenter in early days.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This is told of the time when every district had its own sizes; it is not used against the common explanation.',
        },
        {
          html: 'a board may be sold before it has been dried.',
          misconception: 'ar-half-right',
          why: 'That some mills sold wet lumber is right, but it belongs to the quarrel of the 1950s, and not to this answer.',
        },
      ],
      evidence: [
        'A sawyer who wants a dry, smooth board of any given thickness has only to set his saw that much wider',
      ],
      explanation:
        '<p class="plan">A move in an argument: find the words “None of it explains the size” and read on.</p><p>“A sawyer who wants a dry, smooth board of any given thickness has only to set his saw that much wider” ([[line: has only to set his saw that much wider]]). The loss could have been allowed for. If the saw is set wider by what drying and planing take away, the finished board has its full size; so the loss does not explain a smaller one.</p>',
    },
    {
      id: 'act-reading/the-two-by-four-q4',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.8,
      seconds: 65,
      text: '',
      stem: 'The remark about the minutes in [[line: Nobody who reads the minutes will suppose]] implies that the sizes of 1924 were:',
      right: 'the outcome of bargaining among the parties.',
      wrong: [
        {
          html: 'the outcome of tests made by the parties.',
          misconception: 'ar-outside-the-text',
          why: 'Tests would be one way to set a size, but none are mentioned; what the minutes show is that the parties “were unable to agree.”',
        },
        {
          html: 'the outcome of a vote that one party lost.',
          misconception: 'ar-half-right',
          why: 'There was a conflict, but neither side lost: on the inch board the standard “recognized two.”',
        },
        {
          html: 'the outcome of haste at the end of the meetings.',
          misconception: 'ar-wrong-tone',
          why: 'The remark is mocking, but haste is not what it mocks; the standard came “after years of conferences.”',
        },
      ],
      evidence: ['On the inch board the parties were unable to agree, and the standard therefore recognized two'],
      explanation:
        '<p class="plan">An inference: the minutes are the record of the conferences; look at the two sentences before.</p><p>The parties “were unable to agree, and the standard therefore recognized two” ([[line: the parties were unable to agree]]), a thirty-second of an inch apart. Such a size is made by people who bargain, not by wood.</p>',
    },
    {
      id: 'act-reading/the-two-by-four-q5',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.5,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: and carries the wall]], the word “carries” most nearly means:',
      right: 'supports.',
      wrong: [
        {
          html: 'conveys.',
          misconception: 'ar-first-meaning',
          why: 'To carry is most often to take from place to place, and freight comes up earlier; but a stud in a wall stays where it is.',
        },
        {
          html: 'contains.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'A book may carry a picture, and so contain it; but the wall is not inside the board that is “set upright every sixteen inches.”',
        },
        {
          html: 'continues.',
          misconception: 'ar-mood-for-meaning',
          why: 'A system that goes on unchanged suits the paragraph’s mood; but the word says what an upright board does for a wall.',
        },
      ],
      evidence: ['the member that is set upright every sixteen inches and carries the wall'],
      explanation:
        '<p class="plan">A word in context: ask what an upright board every sixteen inches does for a wall.</p><p>It is “set upright every sixteen inches and carries the wall” ([[line: set upright every sixteen inches and carries the wall]]), with an engineer “to see that it still held.” What is upright in a wall and has to hold is under a load: put “supports” in its place, and the sentence says the same.</p>',
    },
    {
      id: 'act-reading/the-two-by-four-q6',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 55,
      text: '',
      stem: 'According to the passage, the standard that ended the quarrel of the 1950s made a green board:',
      right: 'larger than a dry one, by what it would lose in shrinking.',
      wrong: [
        {
          html: 'larger than a dry one, because it was held to be weaker.',
          misconception: 'ar-half-right',
          why: 'Larger is right, and the dry mills did argue about strength; but the sixteenth is there because a green board “will have shrunk” by the time it matters.',
        },
        {
          html: 'equal to a dry one, as the mills that sold it had asked.',
          misconception: 'ar-half-right',
          why: 'These mills did not wish to saw a bigger board for the same name; but in the end they had to, by a sixteenth.',
        },
        {
          html: 'equal to a dry one, except that it got a different name.',
          misconception: 'ar-reversed',
          why: 'Sizes and a name were the matter of the quarrel, but it ended the other way around: the sizes were made different, and the name stayed the same for both.',
        },
      ],
      evidence: [
        'for green one that is a sixteenth larger each way, which will have shrunk to the other by the time it matters',
      ],
      explanation:
        '<p class="plan">A stated detail: find the end of the quarrel, in the last sentence of the fifth paragraph.</p><p>The green size “is a sixteenth larger each way, which will have shrunk to the other by the time it matters” ([[line: a sixteenth larger each way]]). Green lumber still shrinks; the extra sixteenth is just what it has to lose until it is dry.</p>',
    },
    {
      id: 'act-reading/the-two-by-four-q7',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'The author mentions the lawsuits of 2017 mainly to:',
      right: 'show that there are buyers to whom the size is not plain.',
      wrong: [
        {
          html: 'charge some of the stores with keeping the size a secret.',
          misconception: 'ar-half-right',
          why: 'Stores were sued over the size, but nothing says that they kept it secret; the judge held that “no reasonable buyer would be deceived.”',
        },
        {
          html: 'tell how the courts came to fix the sizes of lumber.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The sizes were fixed by conferences of the trade in 1924 and later; the court in 2017 only threw a suit out.',
        },
        {
          html: 'raise the question of how a market should be governed.',
          misconception: 'ar-too-broad',
          why: 'The finding of the judge is called “interesting,” but the passage goes on to one board and its name, not to markets at large.',
        },
      ],
      evidence: [
        'People who buy a board once a year do, and in 2017 some of them, in Illinois, sued two chains of stores over such sizes.',
      ],
      explanation:
        '<p class="plan">A function question: who sued, and with whom are they contrasted? Compare the last sentence of the passage.</p><p>Builders “do not think about this. People who buy a board once a year do” ([[line: People who buy a board once a year do]]), and some sued. They are the ones on whom, at the end, the cost is said to fall.</p>',
    },
    {
      id: 'act-reading/the-two-by-four-q8',
      skill: 'ar-main-idea',
      difficulty: 'High',
      b: 1.0,
      seconds: 65,
      text: '',
      stem: 'The main idea of the last paragraph is that the board’s name:',
      right: 'made changes in the board easier by not changing itself.',
      wrong: [
        {
          html: 'kept buyers of the board from noticing that it had changed.',
          misconception: 'ar-quoted-view-for-author',
          why: 'That would be the “deceit” of which he says that it may look so; he goes on to say that it was neither deceit nor habit.',
        },
        {
          html: 'was kept because no other word could replace it easily.',
          misconception: 'ar-half-right',
          why: 'The name was indeed kept, but he is not explaining it by the lack of a word; his point is what keeping it made possible.',
        },
        {
          html: 'was used in building codes before it was used in plans.',
          misconception: 'ar-outside-the-text',
          why: 'Codes and plans are both in a list of places where the name stood, but no order among them is given or matters.',
        },
      ],
      evidence: ['It was because the name stood still that the board could move.'],
      explanation:
        '<p class="plan">A main idea of a paragraph: look for the sentence that draws the conclusion, near the end.</p><p>“It was because the name stood still that the board could move” ([[line: It was because the name stood still]]). The name stands still, the board moves, and “because” joins the two: no code had to be rewritten when the board became smaller.</p>',
    },
    {
      id: 'act-reading/the-two-by-four-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.7,
      seconds: 65,
      text: '',
      stem: 'The author’s claim about the name and the board would be most weakened by evidence that in another country lumber:',
      right: 'was renamed at every change and shrank as much.',
      wrong: [
        {
          html: 'hardly shrank, since every change asked for a new name.',
          misconception: 'ar-wrong-side',
          why: 'This is just what he would expect: new names and tables would have stood in the way, and so it supports the claim.',
        },
        {
          html: 'was sold by weight and went by many names.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Selling by weight recalls the freight, but it has no bearing on whether a steady name helps the size to change.',
        },
        {
          html: 'was never renamed and never shrank at all.',
          misconception: 'ar-half-right',
          why: 'It bears on names and sizes, but if nobody wished to change the size, a steady name had nothing to make easier.',
        },
      ],
      evidence: [
        'Had the name been a measurement, every shaving would have needed a new word and a new table, and I doubt that there would have been any.',
      ],
      explanation:
        '<p class="plan">Weighing evidence: the claim is that with a new name at each step the size would not have changed. Which case would be a counterexample?</p><p>He doubts that “there would have been any” shaving if each had needed “a new word and a new table” ([[line: every shaving would have needed a new word]]). A country where both happened would speak against it.</p>',
    },
  ],
}
