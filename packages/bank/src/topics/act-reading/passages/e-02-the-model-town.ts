import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-model-town',
  kind: 'Social Science',
  title: 'The Model Town',
  description:
    'In 1881 the Pullman company, which built railroad cars, opened a town for its workers on the edge of Chicago. Passage A is a letter in the manner of the time, by Annie Lindqvist, dated March 1892. Passage B is from the history “Two Checks” by Warren Bledsoe (2015). Both writers and both texts are invented; the town and its history are not.',
  paragraphs: [
    '# Passage A',
    'You ask whether it is true that they keep us in a toy box. We have five rooms in a brick row, with a closet to each bedroom, and gas, and water at a tap on our own floor; I have not carried a bucket since June. When a pane broke in the storm, a man came and mended it before I had finished sweeping, and put sixty cents on our rent. That is how it is with everything here. It is done well, it is done soon, and it is on the rent.',
    'The library is as fine as you have heard, with carpets, and costs three dollars a year. We have not joined. The green church stood locked a long time, because no congregation could pay what was asked for it. There is no saloon; the men walk to Kensington for theirs.',
    'What I mind, you will think foolish. Last spring I wanted a shelf outside the kitchen window for geraniums. It wants two nails. I asked, and was told very politely that the fronts are kept alike. It is not the shelf. In Troy we had a house that leaned and a pump that froze, and I hated them daily, but it was I who hated them, and it was Nils who was going to mend them. Here I have no complaint to make and nobody to make it to. The lease may be ended by either side on ten days’ notice. Nils says that is fair, it cuts both ways. I said that a man who owns every house for a mile around can spare a tenant better than the tenant can spare him.',
    'Do not tell Mother that we are unhappy, for we are not. The baby has had no fever, the first of mine who has not, and that is the drains. I would go a long way without geraniums for the drains. But we have put our name down for a lot in Roseland, where there are no drains yet, and you may make of that what you like.',
    '# Passage B',
    'The Pullman strike of 1894 is commonly taught as the end of an experiment in kindness. A man tried to give his workers a good life, and was astonished that they wished to choose one. The story suits the lawns and the missing saloons. I think that it explains the grumbling and not the break. There had been grumbling since the first tenants moved in. Every month some of them moved out again, others took their places, and until the last winter the houses were mostly full.',
    'What has to be explained is that winter. Orders for cars had collapsed, and the company cut wages by about a quarter. It did not lower rents at all. One need not suppose that the owner was mean; he was at that time taking contracts at a loss, in order to keep the shops running. The reason lies in how the town was set up. Pullman had announced from the beginning that it was no charity. It was to be an investment of its own, expected to return six percent a year, with books kept apart from those of the works. Landlord and employer were, in his view, two businesses that happened to have one owner, and a landlord does not lower the rent because his tenant has been paid less elsewhere. Moreover, the town had never earned its six percent. From the landlord’s desk, there was nothing to give.',
    'The tenants could see no second desk. On payday a man was handed two checks at one window: one for exactly the amount of the rent, which he was expected to sign over on the spot, and one for whatever was left. After the cuts, the second might be for less than a dollar.',
    'So I would retire the word “paternalism.” A father who had seen that second check would have lowered the rent. The town broke not because its owner wished to be a father to thousands but because, on the one question that counted, he declined to be. In 1898 the Supreme Court of Illinois ordered the company to sell whatever it did not need for making cars. To be a landlord, said the court, was outside its charter. It was the tenants’ opinion too, though they had reached it by another road.',
  ],
  questions: [
    {
      id: 'act-reading/the-model-town-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.5,
      seconds: 50,
      text: '',
      stem: 'According to Passage A, what happened when a pane was broken in the storm?',
      right: 'It was mended at once, and the cost was added to the rent.',
      wrong: [
        {
          html: 'A man mended it at once, at the company’s own expense.',
          misconception: 'ar-half-right',
          why: 'The speed is right, since the man came before she “had finished sweeping”; but sixty cents went on the rent.',
        },
        {
          html: 'It was mended after a delay, and the cost put on the rent.',
          misconception: 'ar-half-right',
          why: 'The sixty cents on the rent are right, but there was no delay: he was done before the glass was swept up.',
        },
        {
          html: 'It was left to Nils to mend it, as had been usual in Troy.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That Nils was going to mend things belongs to the house in Troy; here a man was sent.',
        },
      ],
      evidence: ['a man came and mended it before I had finished sweeping, and put sixty cents on our rent'],
      explanation:
        '<p class="plan">A stated detail: find the storm in the first paragraph of Passage A, and read the sentence to its end.</p><p>“When a pane broke in the storm, a man came and mended it before I had finished sweeping, and put sixty cents on our rent” ([[line: put sixty cents on our rent]]). Both halves of the answer stand there. “Before I had finished sweeping” is at once, and the sixty cents on the rent are the cost.</p>',
    },
    {
      id: 'act-reading/the-model-town-q2',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.7,
      seconds: 60,
      text: '',
      stem: 'It can reasonably be inferred that what the writer of Passage A misses most about the house in Troy is that:',
      right: 'its faults had been the family’s own affair.',
      wrong: [
        {
          html: 'its upkeep had taken less of the family’s money.',
          misconception: 'ar-outside-the-text',
          why: 'Money is on her mind when she speaks of the rent, but she never says what Troy cost them; the pump and the leaning house are remembered otherwise.',
        },
        {
          html: 'its front had once been planted with geraniums.',
          misconception: 'ar-half-right',
          why: 'The flowers she wanted are in the same paragraph, but they belong to Pullman, and she says herself: “It is not the shelf.”',
        },
        {
          html: 'its repairs had kept her husband at home.',
          misconception: 'ar-outside-the-text',
          why: 'Nils “was going to mend them,” but she does not say that he did, or that she had more of his company.',
        },
      ],
      evidence: ['it was I who hated them, and it was Nils who was going to mend them'],
      explanation:
        '<p class="plan">An inference: read on from “It is not the shelf” and ask what was hers in Troy.</p><p>She hated the house and the pump daily, “but it was I who hated them, and it was Nils who was going to mend them” ([[line: it was I who hated them]]). The troubles were theirs to complain of and to deal with. In Pullman she has “no complaint to make and nobody to make it to.”</p>',
    },
    {
      id: 'act-reading/the-model-town-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Low',
      b: -0.2,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: can spare a tenant better than]], the word <em>spare</em> most nearly means:',
      right: 'get along without.',
      wrong: [
        {
          html: 'have mercy upon.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'To spare someone may mean to show mercy, but the tenant could hardly have mercy on the landlord, and the word is used of both.',
        },
        {
          html: 'set time aside for.',
          misconception: 'ar-first-meaning',
          why: 'One spares a minute for a visitor; but here the talk is of ending a lease, and of whom that would hurt more.',
        },
        {
          html: 'be suspicious of.',
          misconception: 'ar-mood-for-meaning',
          why: 'The remark is a wary one, but the word itself weighs what each would lose by a notice of ten days.',
        },
      ],
      evidence: ['The lease may be ended by either side on ten days’ notice.'],
      explanation:
        '<p class="plan">A word in context: the sentence answers the claim that the notice “cuts both ways”; ask who would lose more by it.</p><p>The lease “may be ended by either side.” A man who owns every house can do without one tenant; a tenant can hardly do without the one man who has houses ([[line: a man who owns every house for a mile around]]).</p>',
    },
    {
      id: 'act-reading/the-model-town-q4',
      skill: 'ar-voice-point-of-view',
      difficulty: 'High',
      b: 0.8,
      seconds: 60,
      text: '',
      stem: 'With regard to moving to Roseland, the writer of Passage A can best be described as:',
      right: 'settled on it, though she knows that it is hard to defend.',
      wrong: [
        {
          html: 'settled on it, since the children will be healthier there.',
          misconception: 'ar-half-right',
          why: 'The step is taken, but health speaks against it: the drains kept the baby well, and Roseland has “no drains yet.”',
        },
        {
          html: 'in doubt about it, while her husband is set upon the plan.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The one difference between them is about the lease; for the lot, “we have put our name down.”',
        },
        {
          html: 'in doubt about it, and waiting to hear what others make of it.',
          misconception: 'ar-echoed-words',
          why: 'She tells her sister to make of it “what you like,” but that asks for no advice; the name is down already.',
        },
      ],
      evidence: [
        'we have put our name down for a lot in Roseland, where there are no drains yet, and you may make of that what you like',
      ],
      explanation:
        '<p class="plan">A question of attitude: weigh what has been done against what she says for the drains.</p><p>She has praised the drains above all, and then: “we have put our name down for a lot in Roseland, where there are no drains yet” ([[line: we have put our name down for a lot]]). It is decided, and her last words admit that her own reasons speak against it.</p>',
    },
    {
      id: 'act-reading/the-model-town-q5',
      skill: 'ar-sequence-cause',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 55,
      text: '',
      stem: 'According to Passage B, why did the company leave the rents as they were in the winter before the strike?',
      right: 'The town was accounted for as a separate business.',
      wrong: [
        {
          html: 'The owner was losing money on his contracts for new cars.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'He did take contracts at a loss, but that is told to show that he was not mean; it is not why the rents stood.',
        },
        {
          html: 'The tenants would have had to pay more elsewhere.',
          misconception: 'ar-common-sense-over-text',
          why: 'It is a reason a landlord might give, but the passage compares the rents with none outside the town.',
        },
        {
          html: 'The houses had stayed mostly full despite complaints.',
          misconception: 'ar-true-but-not-asked',
          why: 'That they were mostly full is said of the years of grumbling; the passage does not give it as a reason for the rents.',
        },
      ],
      evidence: [
        'It was to be an investment of its own, expected to return six percent a year, with books kept apart from those of the works.',
      ],
      explanation:
        '<p class="plan">A cause: find “The reason lies” in Passage B and read the sentences after it.</p><p>“It was to be an investment of its own … with books kept apart from those of the works” ([[line: with books kept apart from those of the works]]). Hence, to the landlord, the cut in wages was no reason to ask for less.</p>',
    },
    {
      id: 'act-reading/the-model-town-q6',
      skill: 'ar-function',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 60,
      text: '',
      stem: 'In Passage B, the account of payday, “On payday a man was handed two checks at one window” ([[line: On payday a man was handed two checks]]), serves mainly to:',
      right: 'set the tenants’ view of the arrangement beside the owner’s.',
      wrong: [
        {
          html: 'contrast the debts of tenants with the profits of the owner.',
          misconception: 'ar-half-right',
          why: 'A contrast of tenants and owner is right, but no debts are mentioned, and the town’s profit fell short of what had been expected.',
        },
        {
          html: 'show how strictly the two sets of books were kept apart.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The books are told of in the paragraph before; here both checks come through one window, and “no second desk” can be seen.',
        },
        {
          html: 'report how workers were paid and how their rent was collected.',
          misconception: 'ar-content-for-function',
          why: 'This says what the lines contain. What they do is answer the paragraph before, in which the matter was seen from the landlord’s desk.',
        },
      ],
      evidence: ['The tenants could see no second desk.'],
      explanation:
        '<p class="plan">A function question: look at the sentence just before the two checks, and at the desk that it takes up.</p><p>The paragraph before ends at “the landlord’s desk.” This one begins: “The tenants could see no second desk” ([[line: The tenants could see no second desk]]). The owner saw two businesses; the tenant saw one window.</p>',
    },
    {
      id: 'act-reading/the-model-town-q7',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The main point of Passage B is that the town of Pullman came to its crisis because:',
      right: 'the rent was treated as a matter apart from the wages.',
      wrong: [
        {
          html: 'the owner wished to decide how his workers should live.',
          misconception: 'ar-quoted-view-for-author',
          why: 'This is how the strike “is commonly taught”; the writer thinks that it “explains the grumbling and not the break.”',
        },
        {
          html: 'the wages were cut while the owner’s gains grew larger.',
          misconception: 'ar-half-right',
          why: 'The cut is part of the story, but the owner was taking contracts at a loss, and the town never earned what it should.',
        },
        {
          html: 'a court found that the company could not be a landlord.',
          misconception: 'ar-too-narrow',
          why: 'The ruling closes the passage, but it came in 1898, four years after the strike, and did not bring the crisis on.',
        },
      ],
      evidence: ['Landlord and employer were, in his view, two businesses that happened to have one owner'],
      explanation:
        '<p class="plan">The main point: the first paragraph says what is to be explained, and the second where the reason lies.</p><p>“Landlord and employer were, in his view, two businesses” ([[line: two businesses that happened to have one owner]]), so wages fell and rents did not. The rest of the passage shows what that meant at the pay window.</p>',
    },
    {
      id: 'act-reading/the-model-town-q8',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 1.0,
      seconds: 70,
      text: '',
      stem: 'The writer of Passage B would most likely regard the refusal of the shelf in Passage A as:',
      right: 'a grievance of the kind that did not bring on the strike.',
      wrong: [
        {
          html: 'a grievance like those which in the end led to the strike.',
          misconception: 'ar-reversed',
          why: 'Rules about lawns and fronts belong to the common story, of which he says that it does not explain “the break.”',
        },
        {
          html: 'a sign that the tenants could not tell landlord from employer.',
          misconception: 'ar-mixes-up-passages',
          why: 'That tenants saw one window is his point about pay; the shelf is a matter between a tenant and her landlord alone.',
        },
        {
          html: 'a sign that the town was being run so as to earn more money.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'He does say that the town was expected to pay, but to keep fronts alike neither earns nor costs rent.',
        },
      ],
      evidence: [
        'I think that it explains the grumbling and not the break.',
        'I asked, and was told very politely that the fronts are kept alike.',
      ],
      explanation:
        '<p class="plan">One writer on the other: decide to which of B’s two words, “grumbling” or “break,” the shelf belongs.</p><p>B says of the story of too much kindness: “it explains the grumbling and not the break” ([[line: it explains the grumbling and not the break]]). The fronts that “are kept alike” go with the lawns and the missing saloons. It was the rent of one winter that broke the town.</p>',
    },
    {
      id: 'act-reading/the-model-town-q9',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Which of the following statements is supported by both passages?',
      right: 'Some tenants decided after a time to make their homes elsewhere.',
      wrong: [
        {
          html: 'Some tenants found the rents higher than those for houses nearby.',
          misconception: 'ar-outside-the-text',
          why: 'Rent is a subject in both, so this sounds likely; but neither passage gives the rents outside the town.',
        },
        {
          html: 'Some tenants thought that the services were well worth their price.',
          misconception: 'ar-one-passage-only',
          why: 'The drains and the tap are praised in Passage A; Passage B says nothing of what the houses offered.',
        },
        {
          html: 'Some tenants resented the notice on which a lease could be ended.',
          misconception: 'ar-one-passage-only',
          why: 'The lease and the ten days stand in Passage A, where she finds the clause unequal; Passage B does not speak of it.',
        },
      ],
      evidence: [
        'we have put our name down for a lot in Roseland',
        'Every month some of them moved out again, others took their places',
      ],
      explanation:
        '<p class="plan">A comparison: look in each passage for a sentence about going away.</p><p>A: they are not unhappy, and yet “we have put our name down for a lot in Roseland.” B: “Every month some of them moved out again” ([[line: Every month some of them moved out again]]), in the years before the crisis.</p>',
    },
  ],
}
