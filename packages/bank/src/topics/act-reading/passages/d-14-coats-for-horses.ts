import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/coats-for-horses',
  kind: 'Natural Science',
  title: 'Coats for Horses',
  description:
    'This passage is adapted from a newspaper article, “Coats for Horses,” by Meera Sandhu (2021). The writer is invented; the scientists and the studies are not.',
  paragraphs: [
    'A few summers ago, people who drove past a certain stable in the west of England could see horses in fancy dress. One wore a black coat, one a white coat, and one a coat with black and white stripes. Beside the fence stood a person with a notebook, who counted flies.',
    'The question behind the notebook is older than biology. Why do zebras have stripes? Rudyard Kipling thought, not very seriously, that they came from standing half in and half out of the shade of trees. Alfred Russel Wallace held that they hide the animal from its enemies. Darwin pointed out that zebras live in the open. Since then more than a dozen explanations have been put forward, and most come down to four. Stripes may conceal a zebra from lions, or dazzle them when a herd takes flight. They may help zebras to know one another. They may cool the body, if the black parts, heating up, set the air in motion over the white. Or they may keep off flies.',
    'Tim Caro, a biologist who had spent years on the matter, began with maps. The horse family has several species in Africa and Asia, some striped boldly, some on the legs only, some not at all. He and his colleagues set down for each where it lives, and what else is found there: lions, forest, heat, herds of a certain size, biting flies. Where the flies are bad for many months of the year, there the animals are striped. With the other things the stripes had little or nothing to do. Lions were dealt with in another study, by computer. To the eyes of a lion, at most distances from which it would hunt, the stripes cannot be made out; the animal is gray.',
    'That flies should matter so much was not obvious to people from countries where they are a nuisance. In Africa they carry diseases that kill horses. And a zebra’s hair is shorter than that of the antelopes around it, and no longer than the mouthparts of some flies.',
    'But a map shows only that two things lie in the same place. It does not show that one does anything to the other. For that one needs an animal, a fly, and a pair of eyes. So the group went to a stable in Somerset where a few zebras were kept among horses, and where there are plenty of horseflies. They found first that the flies were not put off from afar. As many came to a zebra as to a horse. What differed was the end of the visit. On zebras only a quarter as many landed. Slowed down, the films showed why. A fly that nears a horse brakes, and settles. A fly that nears a zebra often does not brake. It flies past, or it strikes the animal and bounces off, like someone who has missed the last stair.',
    'There remained an objection. A zebra is not a horse with stripes painted on. It may smell different; it may move its tail more. Hence the coats. The same horses were dressed in each of the three in turn, and watched for half an hour at a time. On the black coat and on the white one flies landed by the dozen. On the striped one hardly any did. And on the horses’ heads, which the coats left bare, the flies settled just as often whichever coat was worn.',
    'How the stripes work is not known. The flies’ eyes are coarse, and it may be that, up close, a striped flank breaks up for them into separate dark bars with nothing between, so that at the last moment there is no surface on which to land. A later study did not bear out one version of this idea, and the group is at work on others.',
    'In the meantime the matter has gone to market. Striped coats for horses had been on sale before there was any proof that they work. In Japan, in 2019, researchers painted six cows with white stripes; with the stripes they had about half as many biting flies on them as without. Paint is cheaper than insecticide, though it has to be put on again after some days.',
  ],
  questions: [
    {
      id: 'act-reading/coats-for-horses-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to the passage, when flies on zebras were compared with flies on horses, the number that landed on a zebra was:',
      right: 'a quarter as large.',
      wrong: [
        {
          html: 'just as large.',
          misconception: 'ar-half-right',
          why: 'As many flies “came to a zebra as to a horse,” but coming is not landing; on zebras far fewer landed.',
        },
        {
          html: 'half as large.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Half is the figure for the cows that were painted in Japan, in the last paragraph, and not for zebras.',
        },
        {
          html: 'close to zero.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Hardly any landed on the striped coat, in the next experiment, but on the zebras themselves it was “only a quarter as many.”',
        },
      ],
      evidence: ['On zebras only a quarter as many landed.'],
      explanation:
        '<p class="plan">A stated detail: find the zebras at the stable, and keep “came” and “landed” apart.</p><p>“As many came to a zebra as to a horse,” but “On zebras only a quarter as many landed” ([[line: On zebras only a quarter as many landed]]). The question is about landing, and there the zebra had a fourth of the horse’s number.</p>',
    },
    {
      id: 'act-reading/coats-for-horses-q2',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.4,
      seconds: 50,
      text: '',
      stem: 'All of the following are among the four main explanations that the passage lists EXCEPT that stripes:',
      right: 'show which zebras are in the best health.',
      wrong: [
        {
          html: 'let one zebra recognize another.',
          misconception: 'ar-overlooked-mention',
          why: 'It is the second of the four: “They may help zebras to know one another.”',
        },
        {
          html: 'move air along the zebra’s body.',
          misconception: 'ar-missed-in-other-words',
          why: 'It is the way in which stripes “may cool the body”: the black parts, heating up, would “set the air in motion.”',
        },
        {
          html: 'make a fleeing zebra hard to see.',
          misconception: 'ar-missed-in-other-words',
          why: '“Dazzle” is the word for it in the passage: stripes may dazzle lions “when a herd takes flight.”',
        },
      ],
      evidence: [
        'They may help zebras to know one another.',
        'Stripes may conceal a zebra from lions, or dazzle them when a herd takes flight.',
      ],
      explanation:
        '<p class="plan">An EXCEPT question: find “most come down to four,” and cross off what is listed after it.</p><p>Listed are lions (“conceal” or “dazzle”), knowing one another ([[line: They may help zebras to know one another]]), cooling, and flies. Health is not among them.</p>',
    },
    {
      id: 'act-reading/coats-for-horses-q3',
      skill: 'ar-sequence-cause',
      difficulty: 'Low',
      b: -0.3,
      seconds: 50,
      text: '',
      stem: 'According to the passage, horses were dressed in coats because:',
      right: 'zebras may differ from horses in more than their stripes.',
      wrong: [
        {
          html: 'zebras were too few at the stable for a count.',
          misconception: 'ar-half-right',
          why: 'Only “a few zebras” were kept there, but the count on them was made; what remained was an objection about smell and tails.',
        },
        {
          html: 'stripes had to be tried in more than one width.',
          misconception: 'ar-outside-the-text',
          why: 'An experimenter might well vary the stripes, but there was only one striped coat; the objection was that “A zebra is not a horse with stripes painted on.”',
        },
        {
          html: 'the films of the flies had not been clear.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The films are told of just before, but they showed well enough why: a fly that nears a zebra “often does not brake.”',
        },
      ],
      evidence: [
        'A zebra is not a horse with stripes painted on. It may smell different; it may move its tail more. Hence the coats.',
      ],
      explanation:
        '<p class="plan">A question of cause: find “Hence the coats” and read the sentences before it.</p><p>“A zebra is not a horse with stripes painted on. It may smell different; it may move its tail more. Hence the coats” ([[line: It may smell different; it may move its tail more]]). The same horse in three coats differs in the coat alone.</p>',
    },
    {
      id: 'act-reading/coats-for-horses-q4',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: Where the flies are bad for many months]], the word <em>bad</em> most nearly means:',
      right: 'troublesome.',
      wrong: [
        {
          html: 'diseased.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Diseases come up in the next paragraph, where flies are said to carry them; here it is a matter of places and of months of the year.',
        },
        {
          html: 'unskilled.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One can be bad at something, and flies fail to land later on; but here nothing is said of how they fly, only where and how long.',
        },
        {
          html: 'unusual.',
          misconception: 'ar-half-right',
          why: 'Something about their presence is meant, but not that it is rare: they are there “for many months of the year.”',
        },
      ],
      evidence: ['Where the flies are bad for many months of the year, there the animals are striped.'],
      explanation:
        '<p class="plan">A word in context: read on to the end of the sentence, and ask what biting flies are to the animals there.</p><p>The maps set down “where it lives, and what else is found there,” biting flies among the rest. “Where the flies are bad for many months of the year” ([[line: Where the flies are bad for many months of the year]]) means where they plague the animals for long.</p>',
    },
    {
      id: 'act-reading/coats-for-horses-q5',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'The sentence in [[line: But a map shows only that two things lie in the same place]] serves mainly to:',
      right: 'lead from one kind of evidence to another.',
      wrong: [
        {
          html: 'prepare for the return of an older idea.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The older ideas were listed in the second paragraph; what comes next is new, “an animal, a fly, and a pair of eyes.”',
        },
        {
          html: 'explain why two results did not agree.',
          misconception: 'ar-outside-the-text',
          why: 'A result has been given, and more are to come, but none is at odds with it: the maps show too little, and nothing false.',
        },
        {
          html: 'report an error in drawing the maps.',
          misconception: 'ar-extreme-wording',
          why: 'The maps are found wanting, but not wrong: they show “only that two things lie in the same place,” and that much stands.',
        },
      ],
      evidence: [
        'It does not show that one does anything to the other. For that one needs an animal, a fly, and a pair of eyes.',
      ],
      explanation:
        '<p class="plan">A function question: read the two sentences that follow it.</p><p>A map “does not show that one does anything to the other. For that one needs an animal, a fly, and a pair of eyes” ([[line: For that one needs an animal, a fly, and a pair of eyes]]). The sentence leads from the maps to the stable.</p>',
    },
    {
      id: 'act-reading/coats-for-horses-q6',
      skill: 'ar-structure',
      difficulty: 'High',
      b: 0.8,
      seconds: 70,
      text: '',
      stem: 'The fifth and sixth paragraphs, on the zebras and the coats, are organized mainly by:',
      right: 'taking up one doubt after the other.',
      wrong: [
        {
          html: 'following flies from afar to the landing.',
          misconception: 'ar-half-right',
          why: 'In the fifth paragraph flies are followed from afar to the landing, but the sixth starts anew, with an objection and the coats.',
        },
        {
          html: 'comparing live animals with dressed ones.',
          misconception: 'ar-content-for-function',
          why: 'Zebras come first and coats after them, but they are not held against each other: an objection to the first leads to the second.',
        },
        {
          html: 'weighing two uses of stripes.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Several accounts are weighed before, with the maps and the lions; in these two paragraphs only the one about flies is left.',
        },
      ],
      evidence: ['It does not show that one does anything to the other.', 'There remained an objection.'],
      explanation:
        '<p class="plan">A structure question: look at the first sentences of the two paragraphs: “But a map,” “There remained.”</p><p>The maps leave open whether flies and stripes act on each other (“a map shows only that two things lie in the same place”); the zebras answer that. Then “There remained an objection” ([[line: There remained an objection]]); the coats answer it.</p>',
    },
    {
      id: 'act-reading/coats-for-horses-q7',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The passage as a whole is mainly about:',
      right: 'how the use of a zebra’s stripes was studied.',
      wrong: [
        {
          html: 'how Wallace’s view was revived.',
          misconception: 'ar-half-right',
          why: 'Wallace is named, and his view that stripes hide the animal was looked at again; but to a lion “the animal is gray,” so it was not revived.',
        },
        {
          html: 'how a finding about zebras was put to use on farms.',
          misconception: 'ar-too-narrow',
          why: 'The last paragraph does go to market, with coats and painted cows; but it is an afterthought to what went before.',
        },
        {
          html: 'how biologists gave up looking for a single purpose.',
          misconception: 'ar-reversed',
          why: 'There were more than a dozen purposes on offer at first; but with all except the flies the stripes “had little or nothing to do.”',
        },
      ],
      evidence: ['Why do zebras have stripes?', 'the group is at work on others'],
      explanation:
        '<p class="plan">A main-idea question: which sentence of the second paragraph do the maps, the films, and the coats all serve?</p><p>“Why do zebras have stripes?” ([[line: Why do zebras have stripes?]]). Maps, films, and coats are steps toward the answer, and at the end “the group is at work on others,” that is, on what is still open about it.</p>',
    },
    {
      id: 'act-reading/coats-for-horses-q8',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'In the experiment with the coats, the count of flies on the horses’ heads is important as evidence because it shows that:',
      right: 'as many flies were about, whichever coat a horse was wearing.',
      wrong: [
        {
          html: 'the coats kept flies off the parts that they did not cover.',
          misconception: 'ar-half-right',
          why: 'Uncovered parts are what was counted, but there flies “settled just as often whichever coat was worn.”',
        },
        {
          html: 'the flies prefer the heads of horses to the rest of them.',
          misconception: 'ar-common-sense-over-text',
          why: 'Many people have seen flies around a horse’s eyes, but heads are not compared with the rest; coats are compared with coats.',
        },
        {
          html: 'the same kind of fly was about, whichever coat was being worn.',
          misconception: 'ar-outside-the-text',
          why: 'Sameness in all three cases is what is wanted, but of number: flies “settled just as often.” Their kind is not compared.',
        },
      ],
      evidence: ['the flies settled just as often whichever coat was worn'],
      explanation:
        '<p class="plan">A question about evidence: suppose that fewer flies had come to the head of a horse in stripes. What could one have objected?</p><p>On the bare heads “the flies settled just as often whichever coat was worn” ([[line: the flies settled just as often whichever coat was worn]]). So as many flies were about in each case, and the difference lay in the coat.</p>',
    },
    {
      id: 'act-reading/coats-for-horses-q9',
      skill: 'ar-argument-evidence',
      difficulty: 'High',
      b: 1.1,
      seconds: 70,
      text: '',
      stem: 'Which of the following, if it were found, would most weaken what the maps showed?',
      right: 'A wild ass without stripes where flies are bad from March to November',
      wrong: [
        {
          html: 'A herd of zebras on which as many flies landed as on horses nearby',
          misconception: 'ar-wrong-part-of-passage',
          why: 'It would be at odds with the stable, where “only a quarter as many landed”; the maps set down where animals live and not what lands on them.',
        },
        {
          html: 'A wild horse without stripes where flies are bad for some weeks a year',
          misconception: 'ar-half-right',
          why: 'It has flies and no stripes, but the maps speak of places with flies “for many months of the year”; a few weeks are no exception.',
        },
        {
          html: 'A zebra with bold stripes where lions have hardly ever been known',
          misconception: 'ar-wrong-side',
          why: 'Stripes without lions are what the maps lead one to expect, since with lions they “had little or nothing to do.”',
        },
      ],
      evidence: ['Where the flies are bad for many months of the year, there the animals are striped.'],
      explanation:
        '<p class="plan">A question of weakening: state what the maps showed in one sentence, and of which animals and how long a time it speaks.</p><p>“Where the flies are bad for many months of the year, there the animals are striped” ([[line: Where the flies are bad for many months of the year]]). A member of the horse family that has the flies for so long and no stripes would be an exception to it.</p>',
    },
  ],
}
