// Sends sign-ins with wrong passwords, for many addresses from many networks, and prints how many got which status.
import autocannon from 'autocannon'

const [url, seconds, rate] = process.argv.slice(2)
const byte = () => Math.floor(Math.random() * 256)

const { statusCodeStats, errors } = await autocannon({
  url,
  connections: 100,
  duration: Number(seconds),
  overallRate: Number(rate),
  requests: [
    {
      method: 'POST',
      path: '/api/v2/developer/authenticate',
      setupRequest: (request) => ({
        ...request,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}`,
        },
        body: JSON.stringify({ username: `person${byte()}${byte()}@example.com`, password: 'Wrong-horse-1' }),
      }),
    },
  ],
})
const statuses = Object.fromEntries(
  Object.entries(statusCodeStats).map(([status, { count = 0 }]) => [status, count]),
)
process.stdout.write(JSON.stringify({ statuses, errors }))
