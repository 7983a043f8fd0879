import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-blue-fin',
  kind: 'Natural Science',
  title: 'The Blue Fin',
  description:
    'Passage A is adapted from a magazine article, “A Fish at Christmas,” by Theo Marchetti (2013). Passage B is from the essay “Nothing Stood Still” by Ruth Abelow (2022), a biologist. Both writers are invented; the fish, the people and the research are not.',
  paragraphs: [
    '# Passage A',
    'On December 22, 1938, Marjorie Courtenay-Latimer, who ran the small museum at East London, South Africa, had a telephone call from the docks. The trawler *Nerine* was in. Its captain used to put aside odd fish for her, and she might come and look. She was busy that day with the bones of a fossil reptile, and she very nearly stayed with them; but it was almost Christmas, and she thought that she ought to wish the crew a happy one.',
    'On deck she saw, under a heap of sharks, a blue fin. Beneath it was a fish five feet long, pale blue with silver marks, and with fins that grew on stalks like limbs. She had no idea what it was. A taxi driver objected to the smell, and then gave in. The museum’s chairman looked at the fish and said that it was a rock cod. The mortuary would not store it, nor would the cold-storage company. There was not enough preservative in the town to fill a tank, so she wrapped the fish in a sheet soaked with what there was, and on the 23rd she wrote to J. L. B. Smith, a chemist at Grahamstown who knew fishes, and enclosed a sketch.',
    'Smith was on vacation, some three hundred miles away, and the mail was slow. By the 26th the fish was turning. Oil ran from it through the newspapers. She had it skinned and mounted by a taxidermist, and the soft parts went out with the trash. On January 3 her sketch reached Smith, who had seen such fins before, though only in stone. He cabled at once: she was to save the skeleton and the gills. It was a week too late.',
    'He named the fish *Latimeria*. It was a coelacanth, one of a group that had been thought extinct for more than sixty million years, and the newspapers, in their delight, announced that a creature of that age had come back from the dead. Fourteen years passed before anybody caught a second one.',
    '# Passage B',
    'No fish has suffered more from a phrase. Darwin used “living fossil” in 1859, of the platypus among others, and probably meant it half in fun. Since 1938 the words have belonged to the coelacanth, and one would think that the animal had been sitting in a cave for sixty million years, waiting to be found.',
    'Look at the fossils. There have been a great many kinds of coelacanth, in the sea and in rivers, a few inches long and twice as long as a man; *Latimeria* is not among them. Not one bone of it is known from the rocks. Its nearest fossil relative is smaller, has a skull of other proportions, and had a gas bladder sheathed in bone. *Latimeria* has a bladder full of fat, a thing that nobody could know until, in the 1950s, fish were caught from which the insides had not been thrown away. It is as much like that relative as a wolf is like a fox. We do not call the wolf a living fossil.',
    'Then there are the genes. When they were read, in 2013, those that make proteins were found to have changed more slowly than in land animals, and the headlines wrote themselves. But slowly is not never, and other stretches of the same DNA had been busy. Besides, consider how the creature lives. It may reach a hundred years of age, and by recent estimates it does not breed until it is past fifty. Where a mouse has two hundred generations, it has one. Slow is what one would expect.',
    'And there are two of it. The coelacanth of Indonesia, made known in the 1990s, looks so like the African one that only an expert would tell them apart; yet by their genes the two have been separate for tens of millions of years. All that time, behind one face, two fish were going two ways.',
    'What stood still was our picture. We had a shape in stone, we met a shape in the sea, and because we could see that they were alike, we supposed that whatever we could not see was alike as well.',
  ],
  questions: [
    {
      id: 'act-reading/the-blue-fin-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.7,
      seconds: 50,
      text: '',
      stem: 'According to Passage A, Courtenay-Latimer went to the docks on December 22 because she:',
      right: 'wished to give the crew her greetings.',
      wrong: [
        {
          html: 'had been told of a fish with blue fins.',
          misconception: 'ar-half-right',
          why: 'There had been a call about odd fish, but no one had described one; the blue fin was what she saw “under a heap of sharks.”',
        },
        {
          html: 'was in need of bones for a display.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Bones are what she was busy with that day, those of a fossil reptile in the museum; they nearly kept her from going.',
        },
        {
          html: 'had agreed to look over each catch.',
          misconception: 'ar-common-sense-over-text',
          why: 'The captain did put fish aside for her, but it was for her to choose: “she might come and look,” and she nearly did not.',
        },
      ],
      evidence: ['she thought that she ought to wish the crew a happy one'],
      explanation:
        '<p class="plan">A stated detail: find the sentence in which she nearly stays at the museum.</p><p>She “very nearly stayed” with her bones; “but it was almost Christmas, and she thought that she ought to wish the crew a happy one” ([[line: she thought that she ought to wish the crew]]). “But” turns from the bones, which would have kept her, to what made her go: a greeting for Christmas.</p>',
    },
    {
      id: 'act-reading/the-blue-fin-q2',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'According to Passage A, all of the following made difficulties for Courtenay-Latimer EXCEPT the:',
      right: 'taxidermist.',
      wrong: [
        {
          html: 'mortuary.',
          misconception: 'ar-missed-in-other-words',
          why: 'The difficulty is told in few words: the mortuary “would not store it,” and so the fish could not be kept cold there.',
        },
        {
          html: 'taxi driver.',
          misconception: 'ar-overlooked-mention',
          why: 'He did give in, but first he “objected to the smell,” so that the fish almost did not reach the museum.',
        },
        {
          html: 'mail service.',
          misconception: 'ar-missed-in-other-words',
          why: 'It is not named among those who refused, but “the mail was slow,” and Smith’s answer came when it was too late.',
        },
      ],
      evidence: ['She had it skinned and mounted by a taxidermist'],
      explanation:
        '<p class="plan">An EXCEPT question: cross off those who refused, objected or came late.</p><p>The driver “objected to the smell,” the mortuary “would not store it,” and “the mail was slow.” Of the taxidermist it is only said that “She had it skinned and mounted” by him ([[line: She had it skinned and mounted by a taxidermist]]).</p>',
    },
    {
      id: 'act-reading/the-blue-fin-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: By the 26th the fish was turning]], the word <em>turning</em> most nearly means:',
      right: 'going bad.',
      wrong: [
        {
          html: 'changing color.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Leaves turn color in this sense, and the fish had been blue; but what follows is oil running from it, and the need to skin it.',
        },
        {
          html: 'rolling over.',
          misconception: 'ar-first-meaning',
          why: 'A thing that turns first of all goes around, but the fish is dead and wrapped in a sheet; it oozes, it does not move.',
        },
        {
          html: 'growing stiff.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'Stiffness would be a change too, but the next sentence is about oil that runs through the newspapers, a sign of decay.',
        },
      ],
      evidence: ['Oil ran from it through the newspapers.'],
      explanation:
        '<p class="plan">A word in context: see what happens to the fish in the next sentence, and what she does about it.</p><p>“Oil ran from it through the newspapers” ([[line: Oil ran from it through the newspapers]]), and she had it skinned. The fish, which nobody would keep cold, was spoiling.</p>',
    },
    {
      id: 'act-reading/the-blue-fin-q4',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'According to Passage A, the soft parts of the fish were thrown away because:',
      right: 'the fish had to be mounted before advice could come.',
      wrong: [
        {
          html: 'the fish was taken by the chairman for a common one.',
          misconception: 'ar-half-right',
          why: 'The chairman did say “rock cod,” but he gave no order; she wrote to Smith after that, and kept the fish for four days.',
        },
        {
          html: 'the fish had gone bad in a room for cold storage.',
          misconception: 'ar-half-right',
          why: 'The fish was indeed going bad, but it was never in cold storage: the company would not take it, and it lay wrapped in a sheet.',
        },
        {
          html: 'the fish was wanted by Smith for its bones alone.',
          misconception: 'ar-invented-cause',
          why: 'Smith asked for the skeleton and the gills, but his cable came on January 3, and by then they had been gone for a week.',
        },
      ],
      evidence: [
        'She had it skinned and mounted by a taxidermist, and the soft parts went out with the trash.',
        'Smith was on vacation, some three hundred miles away, and the mail was slow.',
      ],
      explanation:
        '<p class="plan">A question of cause: put the dates of the third paragraph in order, from the 23rd to January 3.</p><p>Smith was away “and the mail was slow”; the fish was going bad, so “She had it skinned and mounted by a taxidermist, and the soft parts went out with the trash” ([[line: the soft parts went out with the trash]]). His cable came a week later.</p>',
    },
    {
      id: 'act-reading/the-blue-fin-q5',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'In Passage B, the fourth paragraph serves mainly to:',
      right: 'add one more argument against an idea.',
      wrong: [
        {
          html: 'answer an objection to an argument.',
          misconception: 'ar-half-right',
          why: 'It does stand after the argument about genes, but no objection is raised there; it begins “And there are two of it.”',
        },
        {
          html: 'grant a point in favor of an idea.',
          misconception: 'ar-reversed',
          why: 'That the two look alike may seem to favor it, but they “have been separate for tens of millions of years.”',
        },
        {
          html: 'report how a second fish was found.',
          misconception: 'ar-content-for-function',
          why: 'A second coelacanth is introduced, but nothing is told of how it was found, only that it was “made known in the 1990s.”',
        },
      ],
      evidence: ['All that time, behind one face, two fish were going two ways.'],
      explanation:
        '<p class="plan">A function question: ask what all the paragraphs of Passage B argue about, and how this one begins.</p><p>After the fossils and the genes comes a third point: “And there are two of it” ([[line: And there are two of it]]). They look alike, and yet “behind one face, two fish were going two ways” ([[line: behind one face, two fish were going two ways]]). It tells once more against the idea that the animal stood still.</p>',
    },
    {
      id: 'act-reading/the-blue-fin-q6',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 70,
      text: '',
      stem: 'In Passage B, the comparison of the coelacanth with a mouse implies that the slow change of its genes:',
      right: 'follows from how late it breeds.',
      wrong: [
        {
          html: 'follows from how few young it bears.',
          misconception: 'ar-half-right',
          why: 'Breeding is the matter, but the number of young is not mentioned; what is counted is generations, one against two hundred.',
        },
        {
          html: 'follows from how calm its home is.',
          misconception: 'ar-common-sense-over-text',
          why: 'Deep water may change little, but her phrase is “consider how the creature lives,” and she goes on to age and breeding.',
        },
        {
          html: 'follows from how large it grows.',
          misconception: 'ar-outside-the-text',
          why: 'It is much larger than a mouse, but size is not what the two are compared in; the mouse is brought in for its two hundred generations.',
        },
      ],
      evidence: [
        'by recent estimates it does not breed until it is past fifty',
        'Where a mouse has two hundred generations, it has one.',
      ],
      explanation:
        '<p class="plan">An inference: read the two sentences before the mouse, and then “Slow is what one would expect.”</p><p>It “does not breed until it is past fifty,” and “Where a mouse has two hundred generations, it has one” ([[line: Where a mouse has two hundred generations]]). Genes change from one generation to the next, so few generations mean slow change.</p>',
    },
    {
      id: 'act-reading/the-blue-fin-q7',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'In Passage B, the tone of the remark in [[line: one would think that the animal had been sitting in a cave for sixty million years, waiting to be found]] is best described as:',
      right: 'joking, about a picture that people have in mind.',
      wrong: [
        {
          html: 'wistful, about an animal that waited so long.',
          misconception: 'ar-wrong-tone',
          why: '“Waiting to be found” may sound wistful, but the writer does not believe in the waiting: she blames the phrase for the picture.',
        },
        {
          html: 'apologetic, about words that a biologist began.',
          misconception: 'ar-half-right',
          why: 'A biologist did begin it: Darwin is in the sentence before. But she makes no excuse for him, who “probably meant it half in fun.”',
        },
        {
          html: 'admiring, about a life that has changed little.',
          misconception: 'ar-quoted-view-for-author',
          why: 'That the animal has hardly changed is the belief she argues against; in her view “What stood still was our picture.”',
        },
      ],
      evidence: [
        'one would think that the animal had been sitting in a cave for sixty million years, waiting to be found',
      ],
      explanation:
        '<p class="plan">A question of tone: does she believe in what she describes here, or hold it up to be laughed at?</p><p>She says that “one would think that the animal had been sitting in a cave for sixty million years, waiting to be found” ([[line: sitting in a cave for sixty million years]]): she exaggerates a belief that she holds to be wrong, and so makes fun of it.</p>',
    },
    {
      id: 'act-reading/the-blue-fin-q8',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Both passages indicate that the fish caught in 1938:',
      right: 'was not preserved in all of its parts.',
      wrong: [
        {
          html: 'was known to an expert from a sketch.',
          misconception: 'ar-one-passage-only',
          why: 'In A Smith learns of the fish from “her sketch”; B says nothing of how the fish of 1938 came before anyone who knew fishes.',
        },
        {
          html: 'was at first taken for an ordinary fish.',
          misconception: 'ar-one-passage-only',
          why: 'In A the museum’s chairman calls it a “rock cod”; B does not tell what anyone took it for at first, only that it came to be called a living fossil.',
        },
        {
          html: 'belongs to a kind with no fossil bones.',
          misconception: 'ar-mixes-up-passages',
          why: 'That “Not one bone of it” is known from rocks is B’s point; A says that the group had been thought extinct.',
        },
      ],
      evidence: [
        'the soft parts went out with the trash',
        'fish were caught from which the insides had not been thrown away',
      ],
      explanation:
        '<p class="plan">A “both” question: look in B for something that was thrown away.</p><p>A tells that “the soft parts went out with the trash” ([[line: the soft parts went out with the trash]]). B speaks of later fish “from which the insides had not been thrown away” ([[line: the insides had not been thrown away]]): from the first they had been.</p>',
    },
    {
      id: 'act-reading/the-blue-fin-q9',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'In light of what is said in Passage B, the newspapers’ announcement at the end of Passage A is mistaken in that it:',
      right: 'takes a member of the group for one of its ancient kinds.',
      wrong: [
        {
          html: 'takes an animal of the group for the last one of its kind.',
          misconception: 'ar-half-right',
          why: 'It does misjudge the animal’s place in the group, but a last survivor is not what was announced: a creature “had come back from the dead.”',
        },
        {
          html: 'takes the group to have died out later than it did.',
          misconception: 'ar-outside-the-text',
          why: 'The date of sixty million years stands in both passages, and B does not correct it; what B corrects is what the fish is.',
        },
        {
          html: 'takes the fish to have come from where others live.',
          misconception: 'ar-mixes-up-passages',
          why: 'Where coelacanths live comes up in B, with Indonesia; but the newspapers’ words are about age, and say nothing of a place.',
        },
      ],
      evidence: ['announced that a creature of that age had come back from the dead', '*Latimeria* is not among them.'],
      explanation:
        '<p class="plan">One passage seen from the other: find in B whether the fish itself is known from the rocks.</p><p>The newspapers said that “a creature of that age had come back from the dead” ([[line: a creature of that age had come back from the dead]]). B says of the many fossil kinds that Latimeria “is not among them” ([[line: Not one bone of it is known from the rocks]]): it is a kind of its own, related to them.</p>',
    },
  ],
}
