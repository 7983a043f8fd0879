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
      right: 'The cost of mending it was added to the rent.',
      wrong: [
        {
          html: 'What it cost to mend was taken out of the next pay.',
          misconception: 'ar-half-right',
          why: 'The family did have to pay, but no wage is spoken of in this letter: sixty cents were put “on our rent.”',
        },
        {
          html: 'It was mended free, by a man who came after some days.',
          misconception: 'ar-reversed',
          why: 'A man did come, but at once, before she had finished sweeping, and not free: “put sixty cents on our rent.”',
        },
        {
          html: 'It was left to the family to mend, as the lease required.',
          misconception: 'ar-outside-the-text',
          why: 'The lease is mentioned for its ten days’ notice; the pane was mended for them before the sweeping was done.',
        },
      ],
      evidence: ['a man came and mended it before I had finished sweeping, and put sixty cents on our rent'],
      explanation:
        '<p class="plan">A stated detail: find the storm in the first paragraph of Passage A, and read the sentence to its end.</p><p>“When a pane broke in the storm, a man came and mended it before I had finished sweeping, and put sixty cents on our rent” ([[line: put sixty cents on our rent]]). The sixty cents are what the mending cost, and they were added to what the family owes for the house, not taken from a wage.</p>',
    },
    {
      id: 'act-reading/the-model-town-q2',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.7,
      seconds: 60,
      text: '',
      stem: 'It can reasonably be inferred that what the writer of Passage A misses most about the house in Troy is that:',
      right: 'its faults had been hers to complain about.',
      wrong: [
        {
          html: 'its faults had brought her closer to Nils.',
          misconception: 'ar-outside-the-text',
          why: 'Nils was the one who was going to mend things there, but that he and she were closer for it she does not say.',
        },
        {
          html: 'she had been allowed to alter it without asking.',
          misconception: 'ar-half-right',
          why: 'The shelf for geraniums suggests this, but she says “It is not the shelf,” and goes on to the house that leaned.',
        },
        {
          html: 'its rooms were their own, without any rent.',
          misconception: 'ar-common-sense-over-text',
          why: 'That everything is “on the rent” in Pullman is her first remark, but what they paid or owned in Troy she never mentions.',
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
      right: 'do without.',
      wrong: [
        {
          html: 'be merciful to.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'To spare a person may be to have mercy, but the talk is of a lease that either side may end: who can better lose the other?',
        },
        {
          html: 'set aside.',
          misconception: 'ar-first-meaning',
          why: 'Time and money are set aside when one spares them, but a tenant is lost when the lease is ended.',
        },
        {
          html: 'use with care.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'To spare a thing is at times to use it sparingly, but the sentence compares how well each could lose the other.',
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
      right: 'resolved, though her own reasons speak against it.',
      wrong: [
        {
          html: 'resolved, since the children would be healthier.',
          misconception: 'ar-half-right',
          why: 'It is decided, and health is on her mind; but the drains that keep the fever off are in Pullman, and Roseland has “no drains yet.”',
        },
        {
          html: 'undecided, since she sees something on both sides.',
          misconception: 'ar-too-weak',
          why: 'She does name reasons on both sides, but the choice is made: “we have put our name down for a lot in Roseland.”',
        },
        {
          html: 'undecided, though her husband has made up his mind.',
          misconception: 'ar-swaps-people',
          why: 'Nils has an opinion about the lease, but on Roseland she says “we,” and the name has been put down already.',
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
      right: 'The town’s books were kept apart from the shops’.',
      wrong: [
        {
          html: 'The shops were being run at a loss that winter.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'He was taking contracts at a loss, but this is said to show that he was not mean; the reason follows, and it is how the town was set up.',
        },
        {
          html: 'The rents paid for repairs that the town needed that winter.',
          misconception: 'ar-half-right',
          why: 'Rents and the town’s own money belong together here, but repairs are not named; it is the separate books that decide.',
        },
        {
          html: 'The tenants had signed leases at a fixed rate.',
          misconception: 'ar-common-sense-over-text',
          why: 'Leases do fix a rent, but B does not mention them; a landlord “does not lower the rent” for what is paid elsewhere.',
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
      stem: 'In Passage B, the paragraph that begins with [[line: The tenants could see no second desk]] serves mainly to:',
      right: 'set how tenants saw it beside how the owner did.',
      wrong: [
        {
          html: 'show that the owner’s reasons had been a pretext.',
          misconception: 'ar-extreme-wording',
          why: 'A check for less than a dollar puts the owner in a bad light, but his reasons are believed: “there was nothing to give.”',
        },
        {
          html: 'tell what made the tenants first think of a strike.',
          misconception: 'ar-invented-cause',
          why: 'The strike is the subject of the passage, but when anyone thought of it is not told here; the lines are about two desks and one window.',
        },
        {
          html: 'show how the rent came to be collected in time.',
          misconception: 'ar-content-for-function',
          why: 'The first check was signed over on the spot, but the paragraph opens with what tenants could see: one window where the owner saw two desks.',
        },
      ],
      evidence: ['The tenants could see no second desk.'],
      explanation:
        '<p class="plan">A function question: look at the end of the paragraph before, and at the desk that this one takes up.</p><p>The paragraph before ends at “the landlord’s desk.” This one begins: “The tenants could see no second desk” ([[line: The tenants could see no second desk]]). The owner saw two businesses; the tenant saw one window.</p>',
    },
    {
      id: 'act-reading/the-model-town-q7',
      skill: 'ar-main-idea',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 60,
      text: '',
      stem: 'The main point of Passage B is that the town of Pullman came to its crisis because:',
      right: 'what was paid as wages did not affect what was asked as rent.',
      wrong: [
        {
          html: 'the owner had begun to ask for more than his six percent.',
          misconception: 'ar-half-right',
          why: 'The return does matter, but six percent was announced “from the beginning,” and the town never earned even that.',
        },
        {
          html: 'those who lived there had no say in the rules they lived by.',
          misconception: 'ar-quoted-view-for-author',
          why: 'That they wished to choose for themselves is the common story, but this author says it explains only the grumbling.',
        },
        {
          html: 'rents were raised in the very winter in which wages were cut.',
          misconception: 'ar-half-right',
          why: 'Wages were cut that winter, but rents were not raised; the company “did not lower rents at all,” and that was enough.',
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
      right: 'one of the complaints that do not explain the strike.',
      wrong: [
        {
          html: 'one of the complaints that added up to the strike.',
          misconception: 'ar-reversed',
          why: 'It looks like a small cause of a great event, but B says that such things explain “the grumbling and not the break.”',
        },
        {
          html: 'a proof that the owner was a father to his tenants.',
          misconception: 'ar-mixes-up-passages',
          why: 'Rules about fronts do sound like a strict father’s, but B would “retire the word,” since the owner declined to be a father.',
        },
        {
          html: 'a proof that the town was run as an investment.',
          misconception: 'ar-half-right',
          why: 'It was an investment, in B’s account; but that fronts “are kept alike” belongs to the lawns and the grumbling.',
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
          html: 'Some tenants were charged for things they did not use.',
          misconception: 'ar-outside-the-text',
          why: 'The library costs three dollars, but “We have not joined”; of charges for what is not used neither passage speaks.',
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
