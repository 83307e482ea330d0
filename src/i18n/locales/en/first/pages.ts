export default {
  notFound: 'Not Found',
  notFoundText: 'Sorry. We cannot find the page you are looking for.',
  forbidden: 'Forbidden',
  forbiddenText: 'Sorry. You are not authorized to view this page.',
  goBack: 'Go back',
  goHome: 'Home',
} as const
