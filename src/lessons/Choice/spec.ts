import { flag, questionText } from '../prop-types.ts';
import { may, required, spec } from '../spec.ts';

export default spec({
  name: 'Choice',
  properties: {
    says: required(questionText, 'the answer'),
    right: may(flag, 'that it is what happens'),
  },
  content: 'prose',
  inside: 'Predict',
  after: true,
  examples: [],
});
