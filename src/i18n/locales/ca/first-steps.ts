import firstSteps from './first-steps/first-steps'

export default { 'first-steps': firstSteps }
