import type { Passage } from '#kit'

export const passage: Passage = {
  id: 'act-reading/the-use-of-a-fever',
  kind: 'Natural Science',
  title: 'The Use of a Fever',
  description:
    'Passage A is adapted from a chapter of an introduction to comparative physiology by Anders Lofgren (2010). Passage B is adapted from the article “What the Lizard Did Not Have” by Renata Falk (2017), a physician in intensive care. Both writers are invented, and so is the nurse in Passage B; the experiments and the trial are not.',
  paragraphs: [
    '# Passage A',
    'A lizard cannot raise its own temperature from within. It is as warm as the place in which it lies. This makes it a poor subject for many purposes and an excellent one for the study of fever, since a lizard that wants a fever must walk to it.',
    'In the 1970s Matthew Kluger and his colleagues kept desert iguanas in a chamber that was warm at one end and cooler at the other. Healthy animals moved back and forth and held themselves near 38 degrees Celsius. Animals that had been injected with bacteria spent their time nearer the heat, and held themselves some two degrees higher. In a second experiment the choice was taken away. Infected iguanas were kept at fixed temperatures, and those kept at the warmth that sick iguanas choose were far more likely to be alive a week later than those kept at 38 degrees or below. In a third, infected animals in a chamber with a choice were given a drug of the aspirin family. Some went to the warm end in spite of it; those lived. The ones in which the drug worked did not.',
    'Nor is any of this peculiar to iguanas. Infected goldfish swim to warmer water, and certain infected grasshoppers bask. In animals that make their own heat, fever is dear. Each degree raises the body’s use of energy by something like a tenth, and it does so when the animal is eating least. A habit so expensive, kept up by creatures as far apart as a fish and a child, can hardly be an accident of illness, a kind of rattle in the machine. The simplest reading is that it pays. It does not follow that every fever pays its owner. A response may be kept because it helps in nine cases and ruins the tenth. But the burden of proof has moved. It used to lie on those who would leave a fever alone.',
    '# Passage B',
    'My first professor told us about the iguanas, and for years I told my students. I still think that it is a beautiful experiment. I no longer think that it has much to say about the eleven people on my ward.',
    'What the iguanas had was a choice between getting better and dying. They had no antibiotics; had they been given any, we should not know what the warmth added. My patients have antibiotics, a machine to breathe for them, and someone who measures what goes in and what comes out. They are also, most of them, past seventy. Natural selection has a great deal to say about creatures that have their young ahead of them. About a man of eighty with a bad heart it is silent. The same heat that helps him against bacteria makes that heart work harder, and nobody can read off from a lizard which of the two will weigh more.',
    'So one has to ask people. In 2015 the results were published of a trial in Australia and New Zealand in which seven hundred patients in intensive care, with fever and a probable infection, were given either acetaminophen, which lowers fever, or a dummy. I had colleagues who were sure that the drug would save lives, and colleagues, brought up on iguanas, who were sure that it would cost them. The two groups spent the same number of days free of intensive care, to within a day, and about as many died in the one as in the other.',
    'Some people call such a result a disappointment. I found it a relief. If it makes no difference to who lives, we may consult the patient. We used to treat the number: at 38.5 the chart turned red and a dose was given, often to someone asleep. Now Beatriz Solis, who has nursed here longer than I have practiced, asks first. Some of them feel wretched, and get the dose, and feel better. Others say that they are comfortable, and are let alone. The chart is still red. We have stopped obeying it.',
  ],
  questions: [
    {
      id: 'act-reading/the-use-of-a-fever-q1',
      skill: 'ar-detail',
      difficulty: 'Low',
      b: -0.3,
      seconds: 50,
      text: '',
      stem: 'According to Passage A, what happened to the infected iguanas that were given a drug of the aspirin family?',
      right: 'Those that still went to the warm end lived.',
      wrong: [
        {
          html: 'Those in which the drug worked got well the sooner.',
          misconception: 'ar-reversed',
          why: 'A drug that works should help, but here: “The ones in which the drug worked did not” live.',
        },
        {
          html: 'All of them stayed at the cooler end, and most died.',
          misconception: 'ar-half-right',
          why: 'Those in which the drug worked did die, but some went to the warm end in spite of it, and they lived.',
        },
        {
          html: 'Most went to the warm end later, and then recovered.',
          misconception: 'ar-half-right',
          why: 'To go there meant to live, but it was some, “in spite of” the drug; that they went later is not said.',
        },
      ],
      evidence: ['Some went to the warm end in spite of it; those lived.'],
      explanation:
        '<p class="plan">A stated detail: find the third experiment at the end of the second paragraph of Passage A.</p><p>“Some went to the warm end in spite of it; those lived. The ones in which the drug worked did not” ([[line: Some went to the warm end in spite of it; those lived.]]).</p>',
    },
    {
      id: 'act-reading/the-use-of-a-fever-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'In the second experiment described in Passage A, taking the choice away made it possible to show that:',
      right: 'the infected iguanas survived by virtue of the warmth.',
      wrong: [
        {
          html: 'infected iguanas could not bear as much heat as they sought.',
          misconception: 'ar-half-right',
          why: 'They did seek heat, but it did them good: at that warmth far more were alive a week later.',
        },
        {
          html: 'sick iguanas chose more warmth than they would really need.',
          misconception: 'ar-reversed',
          why: 'Without a choice one could see what each warmth did, and it was the chosen one at which they lived.',
        },
        {
          html: 'stronger iguanas had been the ones to go toward the warmth.',
          misconception: 'ar-common-sense-over-text',
          why: 'This is the doubt that the second experiment removes: kept warm without choosing, infected animals lived all the same.',
        },
      ],
      evidence: ['those kept at the warmth that sick iguanas choose were far more likely to be alive a week later'],
      explanation:
        '<p class="plan">An inference: tell the three experiments apart, and ask what the second adds to the first.</p><p>Sick iguanas had chosen warmth; kept at that warmth without choosing, they “were far more likely to be alive a week later” ([[line: were far more likely to be alive a week later]]). So the warmth, and not the stronger animal’s ability to seek it, made the difference.</p>',
    },
    {
      id: 'act-reading/the-use-of-a-fever-q3',
      skill: 'ar-words-in-context',
      difficulty: 'Medium',
      b: 0.3,
      seconds: 45,
      text: '',
      stem: 'As it is used in [[line: which of the two will weigh more]], the word “weigh” most nearly means:',
      right: 'count.',
      wrong: [
        {
          html: 'last.',
          misconception: 'ar-outside-the-text',
          why: 'How long an effect lasts is not the question; helping against bacteria and straining the heart are set against each other.',
        },
        {
          html: 'cost.',
          misconception: 'ar-half-right',
          why: 'The strain on the heart is a cost, but the other effect is a help, and the verb must fit both.',
        },
        {
          html: 'hurt.',
          misconception: 'ar-mood-for-meaning',
          why: 'One of the two does hurt him, but the other helps; the question is which will matter more.',
        },
      ],
      evidence: ['The same heat that helps him against bacteria makes that heart work harder'],
      explanation:
        '<p class="plan">A word in context: two effects of heat are named just before; ask what it is about them that nobody can read off.</p><p>Heat “helps him against bacteria” and “makes that heart work harder” ([[line: The same heat that helps him against bacteria]]). The question is which of the two will matter more.</p>',
    },
    {
      id: 'act-reading/the-use-of-a-fever-q4',
      skill: 'ar-function',
      difficulty: 'High',
      b: 1.1,
      seconds: 65,
      text: '',
      stem: 'In Passage A, the goldfish, the grasshoppers and the child are mentioned mainly to support the claim that fever:',
      right: 'is too widespread among animals to be of no use to them.',
      wrong: [
        {
          html: 'is older than the kinds of animals that now have it.',
          misconception: 'ar-outside-the-text',
          why: 'A fish and a child far apart might suggest an old origin, but the passage argues from cost: such a habit must pay.',
        },
        {
          html: 'is brought about in one way by some and in another by others.',
          misconception: 'ar-content-for-function',
          why: 'Swimming, basking and inner heat are indeed different ways, but that is what the lines tell; their purpose is to show that fever pays.',
        },
        {
          html: 'costs some animals far more than it costs others.',
          misconception: 'ar-half-right',
          why: 'For those that make their own heat it is “dear,” but fish and grasshopper are there to show how far the habit reaches.',
        },
      ],
      evidence: [
        'A habit so expensive, kept up by creatures as far apart as a fish and a child, can hardly be an accident of illness',
      ],
      explanation:
        '<p class="plan">A function question: read on from the animals to the sentence in which “a fish and a child” return.</p><p>“A habit so expensive, kept up by creatures as far apart as a fish and a child, can hardly be an accident of illness” ([[line: creatures as far apart as a fish and a child]]). That so many keep it is the argument for its use.</p>',
    },
    {
      id: 'act-reading/the-use-of-a-fever-q5',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The last two sentences of Passage A imply that, in the author’s opinion, it should now be up to:',
      right: 'those who lower a fever to show that doing so helps.',
      wrong: [
        {
          html: 'those who leave a fever alone to show that it is safe.',
          misconception: 'ar-reversed',
          why: 'Whoever leaves a fever alone seems to take the risk, but this is where the burden “used to lie”; the author holds that it “has moved.”',
        },
        {
          html: 'those who treat the sick to find out when fever helps.',
          misconception: 'ar-half-right',
          why: 'Not every fever pays, he grants; but a burden of proof lies on one side, and it has moved to those who lower fevers.',
        },
        {
          html: 'those who rely on animals to show what holds for man.',
          misconception: 'ar-mixes-up-passages',
          why: 'This is the doubt of the physician in B; the last sentences here are about who must defend leaving or lowering a fever.',
        },
      ],
      evidence: ['But the burden of proof has moved.', 'It used to lie on those who would leave a fever alone.'],
      explanation:
        '<p class="plan">An inference: the last sentence says where the burden was; ask where it is now.</p><p>The burden of proof “used to lie on those who would leave a fever alone” ([[line: It used to lie on those who would leave a fever alone.]]), and it “has moved”: so it lies on those who would lower one.</p>',
    },
    {
      id: 'act-reading/the-use-of-a-fever-q6',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'According to Passage B, the trial of 2015 found that patients who were given acetaminophen:',
      right: 'died about as often as those who were given a dummy.',
      wrong: [
        {
          html: 'left intensive care sooner but died about as often.',
          misconception: 'ar-half-right',
          why: 'About as many died, it is true; but the days free of intensive care were the same, “to within a day.”',
        },
        {
          html: 'were comfortable sooner than those who had a dummy.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Feeling better is what her own patients report to the nurse; the trial counted days and deaths.',
        },
        {
          html: 'died less often if their infection had been proved.',
          misconception: 'ar-echoed-words',
          why: 'A “probable infection” is what all of them had; the trial found no difference in deaths.',
        },
      ],
      evidence: ['about as many died in the one as in the other'],
      explanation:
        '<p class="plan">A stated result: find the seven hundred patients in Passage B and read to the end of that paragraph.</p><p>The groups spent the same number of days free of intensive care, “and about as many died in the one as in the other” ([[line: about as many died in the one as in the other]]).</p>',
    },
    {
      id: 'act-reading/the-use-of-a-fever-q7',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0,
      seconds: 60,
      text: '',
      stem: 'The remark about natural selection in [[line: it is silent]] expresses:',
      right: 'doubt that it can guide her in such a case.',
      wrong: [
        {
          html: 'relief that it leaves the matter to doctors.',
          misconception: 'ar-wrong-tone',
          why: 'Relief is what she felt at the trial’s result; here she says why a lizard cannot tell her about a man of eighty.',
        },
        {
          html: 'doubt that it has shaped fever in human beings.',
          misconception: 'ar-half-right',
          why: 'Doubt is right, but not of fever’s past: it is what to do for this man that selection does not tell.',
        },
        {
          html: 'belief that it works against those past bearing.',
          misconception: 'ar-extreme-wording',
          why: 'It has a great deal to say about creatures with their young ahead; about the old it is not against, but silent.',
        },
      ],
      evidence: ['Natural selection has a great deal to say about creatures that have their young ahead of them.'],
      explanation:
        '<p class="plan">A question of attitude: set the sentence beside the one before it.</p><p>“Natural selection has a great deal to say about creatures that have their young ahead of them” ([[line: creatures that have their young ahead of them]]). About a man of eighty it says nothing, so one cannot argue from it in his case.</p>',
    },
    {
      id: 'act-reading/the-use-of-a-fever-q8',
      skill: 'ar-comparison',
      difficulty: 'Medium',
      b: 0.4,
      seconds: 65,
      text: '',
      stem: 'Neither author would have a drug given to every patient with a fever. The reasons that they would most likely offer are that:',
      right: 'fever helps (Lofgren), and that lowering it changes little (Falk).',
      wrong: [
        {
          html: 'fever helps (Lofgren), and that the drug may strain the heart (Falk).',
          misconception: 'ar-half-right',
          why: 'The first half is right, but in B it is heat that makes the heart work harder, not the drug.',
        },
        {
          html: 'lowering it changes little (Lofgren), and that fever helps (Falk).',
          misconception: 'ar-mixes-up-passages',
          why: 'The reasons are exchanged: that fever pays is the argument of Passage A, and the trial that found no difference is in Passage B.',
        },
        {
          html: 'not every fever harms (Lofgren), and that the drug costs lives (Falk).',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Colleagues of Falk were sure that it would cost lives; the trial found as many deaths in the one group as in the other.',
        },
      ],
      evidence: ['But the burden of proof has moved.', 'Others say that they are comfortable, and are let alone.'],
      explanation:
        '<p class="plan">A comparison: find for each author why a fever might be left alone, and test each half of an option.</p><p>For A, fever pays, and “the burden of proof has moved” to those who would lower it ([[line: the burden of proof has moved]]). For B the drug changes nothing in who lives, so patients who are comfortable “are let alone” ([[line: Others say that they are comfortable]]).</p>',
    },
    {
      id: 'act-reading/the-use-of-a-fever-q9',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 0.8,
      seconds: 70,
      text: '',
      stem: 'The author of Passage B would most likely object to basing her treatment on the experiments in Passage A by pointing to which of their features?',
      right: 'The iguanas had no other treatment against the bacteria.',
      wrong: [
        {
          html: 'The iguanas were infected on purpose, all at one time.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'Injected they were, but she does not object to that; “They had no antibiotics,” she says, and her patients have.',
        },
        {
          html: 'The iguanas that lived were watched for one week only.',
          misconception: 'ar-half-right',
          why: 'A week is the time given in A, but she makes nothing of it; what they did not have is her point.',
        },
        {
          html: 'The iguanas were in good health before the infection.',
          misconception: 'ar-outside-the-text',
          why: 'Her patients are old and one has a bad heart, but of the animals’ health before she does not speak.',
        },
      ],
      evidence: ['They had no antibiotics; had they been given any, we should not know what the warmth added.'],
      explanation:
        '<p class="plan">A comparison: look in the second paragraph of Passage B for what the iguanas did not have.</p><p>“They had no antibiotics; had they been given any, we should not know what the warmth added. My patients have antibiotics” ([[line: My patients have antibiotics]]).</p>',
    },
  ],
}
