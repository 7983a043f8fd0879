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
          html: 'Those that stayed away from the warm end lived.',
          misconception: 'ar-reversed',
          why: 'It is the other way around: the ones that went to the warm end “in spite of it” lived, and those that did not go died.',
        },
        {
          html: 'Those that went to the warm end were soon cured.',
          misconception: 'ar-half-right',
          why: 'Going to the warm end did save them, but they are said to have lived; how soon they were cured is not told.',
        },
        {
          html: 'Those that were given the largest dose died.',
          misconception: 'ar-outside-the-text',
          why: 'Large doses often do harm, but different doses are not mentioned; the animals differed in whether the drug “worked,” that is, kept them from the warmth.',
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
      stem: 'In the second experiment described in Passage A, taking the choice away made it possible to show that:',
      right: 'the infected iguanas survived by virtue of the warmth.',
      wrong: [
        {
          html: 'the healthy iguanas wanted less warmth than infected ones.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'This is what the first experiment showed, and there the animals needed a choice in order to show it.',
        },
        {
          html: 'sick iguanas had sought more warmth than was good for them.',
          misconception: 'ar-half-right',
          why: 'It is about the warmth that sick iguanas seek, but that warmth proved to be good for them: those kept at it were far more likely to be alive.',
        },
        {
          html: 'the drug could keep infected iguanas from seeking warmth.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The drug belongs to the third experiment, in which the animals were again “in a chamber with a choice.”',
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
          html: 'press.',
          misconception: 'ar-first-meaning',
          why: 'Weight presses down, and a heart under strain may suggest it; but help and harm are compared here, and neither presses on the other.',
        },
        {
          html: 'ponder.',
          misconception: 'ar-right-word-wrong-sense',
          why: 'People weigh a question by pondering it, but the subject here is two effects of heat, and effects do not ponder.',
        },
        {
          html: 'measure.',
          misconception: 'ar-mood-for-meaning',
          why: 'Measuring is done all around the patient, “what goes in and what comes out”; but the word is about which effect will matter more.',
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
          html: 'is found in more kinds of animals than had been believed.',
          misconception: 'ar-half-right',
          why: 'The examples do show that it is found widely, but earlier belief about this is not mentioned, and the width serves to prove that fever pays.',
        },
        {
          html: 'is brought about in one way by some and in another by others.',
          misconception: 'ar-content-for-function',
          why: 'Swimming, basking and inner heat are indeed different ways, but that is what the lines tell; their purpose is to show that fever pays.',
        },
        {
          html: 'is more of a danger to large animals than it is to small ones.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'The cost of fever and the case that it ruins come up near here, but nothing is said about the size of the animals.',
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
          html: 'those who treat the sick to show what a fever is for.',
          misconception: 'ar-half-right',
          why: 'The burden does fall on people who treat the sick, but on those who would lower a fever; and what it is for has already been argued.',
        },
        {
          html: 'those who study animals to show what holds for people.',
          misconception: 'ar-outside-the-text',
          why: 'Animals are the evidence in the passage, but the author asks no more of those who study them; he asks something of those who treat.',
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
          html: 'felt better but died about as often as those given a dummy.',
          misconception: 'ar-half-right',
          why: 'The deaths are right, but the trial is not said to have asked how patients felt; feeling better belongs to her own ward.',
        },
        {
          html: 'left intensive care earlier than those given a dummy.',
          misconception: 'ar-common-sense-over-text',
          why: 'A drug that lowers fever might well shorten a stay, and some colleagues were sure that it would help; but the two groups spent the same number of days, “to within a day.”',
        },
        {
          html: 'survived more often if they were less than seventy years old.',
          misconception: 'ar-echoed-words',
          why: 'The age of seventy is mentioned for the patients on her own ward; no result of the trial is given by age.',
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
          html: 'regret that it has done so little for the old.',
          misconception: 'ar-wrong-tone',
          why: 'An old man with a bad heart may call up pity, but she is weighing an argument, and says which creatures it has “a great deal to say about.”',
        },
        {
          html: 'a suspicion that it has not been well tested.',
          misconception: 'ar-half-right',
          why: 'She is doubtful, but about how far it applies; on creatures with “their young ahead of them” she grants that it says a great deal.',
        },
        {
          html: 'certainty that it works against the old.',
          misconception: 'ar-extreme-wording',
          why: 'She says that heat helps such a man and also strains him; selection itself is not said to be against him, but to say nothing.',
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
          html: 'it pays to be warm (Lofgren), and that cooling strains the heart (Falk).',
          misconception: 'ar-half-right',
          why: 'The reason given for Lofgren is right; but in Passage B it is the heat of a fever, and not any cooling, that makes a heart work harder.',
        },
        {
          html: 'lowering it changes little (Lofgren), and that fever helps (Falk).',
          misconception: 'ar-mixes-up-passages',
          why: 'The reasons are exchanged: that fever pays is the argument of Passage A, and the trial that found no difference is in Passage B.',
        },
        {
          html: 'fever costs energy (Lofgren), and that the drug costs lives (Falk).',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Both thoughts are in the passages, but the cost of fever proves that it must be useful, and that the drug costs lives is what some colleagues had believed.',
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
          html: 'The iguanas had been infected by means of an injection.',
          misconception: 'ar-true-but-not-asked',
          why: 'It is true of the experiments, but Falk makes nothing of it; what she names is what the animals lacked and her patients have.',
        },
        {
          html: 'The iguanas were free to choose the warmth they wanted.',
          misconception: 'ar-wrong-part-of-passage',
          why: 'Lofgren makes much of this, and Falk does say that the iguanas had a choice; but hers was “between getting better and dying.”',
        },
        {
          html: 'The iguanas were too young to be compared with patients.',
          misconception: 'ar-half-right',
          why: 'Age is one of her points, but about her patients and natural selection; she does not say how old the iguanas were.',
        },
      ],
      evidence: ['They had no antibiotics; had they been given any, we should not know what the warmth added.'],
      explanation:
        '<p class="plan">A comparison: look in the second paragraph of Passage B for what the iguanas did not have.</p><p>“They had no antibiotics; had they been given any, we should not know what the warmth added. My patients have antibiotics” ([[line: My patients have antibiotics]]). Antibiotics are a treatment against bacteria. The animals had only their warmth to help them, and her patients have more than that.</p>',
    },
  ],
}
