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
      right: 'Some of them lived, in spite of the drug.',
      wrong: [
        {
          html: 'Some of them lived, because of the drug.',
          misconception: 'ar-reversed',
          why: 'A drug should help, but “The ones in which the drug worked did not” live; the others went to the warm end in spite of it.',
        },
        {
          html: 'All of them died, where others had lived.',
          misconception: 'ar-extreme-wording',
          why: 'Those in which the drug worked died, but some went to the warm end in spite of it; those lived.',
        },
        {
          html: 'All of them lived, but for a shorter time.',
          misconception: 'ar-outside-the-text',
          why: 'How long the survivors lived is not told; some of them lived, and those in which the drug worked did not.',
        },
      ],
      evidence: ['Some went to the warm end in spite of it; those lived.'],
      explanation:
        '<p class="plan">A stated detail: find the third experiment at the end of the second paragraph of Passage A.</p><p>“Some went to the warm end in spite of it; those lived. The ones in which the drug worked did not” ([[line: Some went to the warm end in spite of it; those lived.]]). “Those” are the animals that went to the warm end although they had the drug, and “those lived.”</p>',
    },
    {
      id: 'act-reading/the-use-of-a-fever-q2',
      skill: 'ar-inference',
      difficulty: 'Medium',
      b: 0.1,
      seconds: 60,
      text: '',
      stem: 'The second experiment described in Passage A made it possible to show that:',
      right: 'it was warmth that kept the animals alive.',
      wrong: [
        {
          html: 'it was the stronger animals that sought warmth.',
          misconception: 'ar-common-sense-over-text',
          why: 'This is the doubt that the second experiment removes: kept warm without choosing, infected animals lived all the same.',
        },
        {
          html: 'a drug could keep the animals from warmth.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This is the third experiment; in the second the animals were kept at fixed temperatures, without a drug.',
        },
        {
          html: 'the choice mattered more than the warmth did.',
          misconception: 'ar-reversed',
          why: 'Animals that could choose did well, but here “the choice was taken away,” and those that were simply kept warm lived all the same.',
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
      right: 'matter.',
      wrong: [
        {
          html: 'press down.',
          misconception: 'ar-first-meaning',
          why: 'Weights press down, but what helps and what strains are not things that press: the question is which matters more.',
        },
        {
          html: 'consider.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'One weighs a question by considering it, but it is help and strain that “weigh” here, not a person.',
        },
        {
          html: 'measure.',
          misconception: 'ar-half-right',
          why: 'Someone on her ward does measure what goes in and out; but here two effects are said to weigh, and not to be weighed.',
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
      stem: 'In Passage A, the animals named in [[line: Infected goldfish swim to warmer water]] are mentioned mainly to support the claim that fever:',
      right: 'has some use to the animals that have it.',
      wrong: [
        {
          html: 'arose before animals made their own heat.',
          misconception: 'ar-outside-the-text',
          why: 'A fish and a child far apart might suggest an old origin, but the passage argues from cost: such a habit must pay.',
        },
        {
          html: 'costs less to animals that can walk to it.',
          misconception: 'ar-half-right',
          why: 'That fever “is dear” is said of animals that make their own heat; but goldfish and grasshoppers are not there for the price.',
        },
        {
          html: 'helps most where there are no other drugs.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'That the iguanas “had no antibiotics” is the physician’s point, in Passage B; Passage A says nothing of drugs for goldfish.',
        },
      ],
      evidence: [
        'A habit so expensive, kept up by creatures as far apart as a fish and a child, can hardly be an accident of illness',
      ],
      explanation:
        '<p class="plan">A function question: read on from the animals to the sentence in which “a fish and a child” return.</p><p>“A habit so expensive, kept up by creatures as far apart as a fish and a child, can hardly be an accident of illness” ([[line: creatures as far apart as a fish and a child]]). That so many keep it, at such a price, is the argument that it must do them good.</p>',
    },
    {
      id: 'act-reading/the-use-of-a-fever-q5',
      skill: 'ar-inference',
      difficulty: 'High',
      b: 0.9,
      seconds: 65,
      text: '',
      stem: 'The last two sentences of Passage A imply that people who would leave a fever alone:',
      right: 'need no longer make their case.',
      wrong: [
        {
          html: 'are right in nine cases out of ten.',
          misconception: 'ar-echoed-words',
          why: 'Nine and ten stand in the passage, but only as an example of how a response “may be kept”; nobody has counted fevers.',
        },
        {
          html: 'were proved right by a trial.',
          misconception: 'ar-mixes-up-passages',
          why: 'The trial is in Passage B, and it found no difference; Passage A has experiments with iguanas, and speaks of a burden, not of a proof.',
        },
        {
          html: 'have the cost of a fever against them.',
          misconception: 'ar-half-right',
          why: 'Each degree does cost energy; but the author makes that an argument for them: a habit so expensive must pay.',
        },
      ],
      evidence: ['But the burden of proof has moved.', 'It used to lie on those who would leave a fever alone.'],
      explanation:
        '<p class="plan">An inference: the last sentence says where the burden was; ask what has become of it.</p><p>The burden of proof “used to lie on those who would leave a fever alone” ([[line: It used to lie on those who would leave a fever alone.]]), and it “has moved”: it is now for others to show that they are right.</p>',
    },
    {
      id: 'act-reading/the-use-of-a-fever-q6',
      skill: 'ar-detail',
      difficulty: 'Medium',
      b: 0.2,
      seconds: 55,
      text: '',
      stem: 'According to Passage B, before the results of the trial were published, the author’s colleagues:',
      right: 'did not agree on what it would show.',
      wrong: [
        {
          html: 'were sure that the drug saved lives.',
          misconception: 'ar-half-right',
          why: 'Some were, but only some: others, “brought up on iguanas,” were just as sure that it would cost lives.',
        },
        {
          html: 'no longer went by the number on a chart.',
          misconception: 'ar-order-told-for-order-happened',
          why: 'The chart has lost its power, that is right; but it was after the result that the ward “stopped obeying it,” and before it “We used to treat the number.”',
        },
        {
          html: 'had been told of the iguanas by her.',
          misconception: 'ar-swaps-people',
          why: 'She did tell of the iguanas for years, but it was her students whom she told, and she had it from her first professor.',
        },
      ],
      evidence: [
        'I had colleagues who were sure that the drug would save lives, and colleagues, brought up on iguanas, who were sure that it would cost them.',
      ],
      explanation:
        '<p class="plan">A stated detail: find “colleagues” in the paragraph on the trial, and read both halves of the sentence.</p><p>“I had colleagues who were sure that the drug would save lives, and colleagues, brought up on iguanas, who were sure that it would cost them” ([[line: I had colleagues who were sure]]). Two groups of them looked forward to opposite results.</p>',
    },
    {
      id: 'act-reading/the-use-of-a-fever-q7',
      skill: 'ar-voice-point-of-view',
      difficulty: 'Medium',
      b: 0,
      seconds: 60,
      text: '',
      stem: 'With regard to natural selection, the remark “About a man of eighty with a bad heart it is silent” ([[line: About a man of eighty with a bad heart it is silent]]) expresses:',
      right: 'a belief that it does not apply to him.',
      wrong: [
        {
          html: 'a doubt that it has been proved in man.',
          misconception: 'ar-half-right',
          why: 'She speaks of a man of eighty, but the doubt is not about proof: selection has to do with those who will have young.',
        },
        {
          html: 'an admission that his case is not yet studied.',
          misconception: 'ar-wrong-tone',
          why: 'To be silent may sound like a lack of study, but natural selection is silent on him for good: his young are behind him.',
        },
        {
          html: 'a fear that it works against old people.',
          misconception: 'ar-outside-the-text',
          why: 'Fever may work against him, since it strains his heart, but natural selection is said to be silent about him, not to harm him.',
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
      stem: 'Neither author would have a drug given to every patient with a fever. The reasons that the author of Passage A and the author of Passage B would most likely offer are, in that order:',
      right: 'that a fever may pay; that a patient may feel well with one.',
      wrong: [
        {
          html: 'that a fever costs much; that a drug against it costs more.',
          misconception: 'ar-reversed',
          why: 'Fever “is dear,” says A, but for A this is a sign that it pays; and in B the drug makes no difference to who lives.',
        },
        {
          html: 'that heat harms bacteria; that the drug harms an old heart.',
          misconception: 'ar-half-right',
          why: 'Heat does help against bacteria; but in B it is the heat that “makes that heart work harder,” and not the drug.',
        },
        {
          html: 'that little has been proved; that the old are not lizards.',
          misconception: 'ar-half-right',
          why: 'Passage B does doubt what lizards tell us of the old; but Passage A has experiments to go by, and lays the burden of proof on others.',
        },
      ],
      evidence: ['The simplest reading is that it pays.', 'Others say that they are comfortable, and are let alone.'],
      explanation:
        '<p class="plan">A comparison: find for each author why a fever might be left alone, and test each half of an option.</p><p>For A, “The simplest reading is that it pays” ([[line: The simplest reading is that it pays]]). In B the drug changes nothing in who lives, so patients are asked: those who “say that they are comfortable” are let alone ([[line: Others say that they are comfortable]]).</p>',
    },
    {
      id: 'act-reading/the-use-of-a-fever-q9',
      skill: 'ar-comparison',
      difficulty: 'High',
      b: 0.8,
      seconds: 70,
      text: '',
      stem: 'The author of Passage B would most likely object to basing her treatment on the experiments in Passage A by pointing to which of their features?',
      right: 'The animals were given nothing against the bacteria.',
      wrong: [
        {
          html: 'The animals were counted after only one week.',
          misconception: 'ar-true-but-not-asked',
          why: 'The living were counted “a week later,” but she does not find that too short; what they did not have is her point.',
        },
        {
          html: 'The animals had been made ill on purpose.',
          misconception: 'ar-same-subject-no-bearing',
          why: 'They were injected, but she does not object to that; “They had no antibiotics,” she says, and her patients have.',
        },
        {
          html: 'The animals could choose where to be.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'They had a choice between getting better and dying, she says; a choice of place is not her objection.',
        },
      ],
      evidence: ['They had no antibiotics; had they been given any, we should not know what the warmth added.'],
      explanation:
        '<p class="plan">A comparison: look in the second paragraph of Passage B for what the iguanas did not have.</p><p>“They had no antibiotics; had they been given any, we should not know what the warmth added. My patients have antibiotics” ([[line: My patients have antibiotics]]). Antibiotics are a treatment against bacteria. The animals had only their warmth to help them, and her patients have more than that.</p>',
    },
  ],
}
