/**
 * Runs a server of the demo until SIGTERM, or until its parent process ends.
 *
 * @param {string} name what the server is, in what it prints and in the reason when it cannot start
 * @param {import('node:http').Server} server
 * @param {string} port 0 for any free one
 */
export function serve(name, server, port) {
  server.once('error', (error) => {
    console.error(`The ${name} cannot start: ${error.message}.`)
    process.exit(1)
  })
  server.listen(Number(port), '127.0.0.1', () => {
    console.log(`${name[0].toUpperCase()}${name.slice(1)} at http://localhost:${server.address().port}`)
  })

  function stop() {
    server.close()
    server.closeAllConnections()
    process.stdin.destroy()
  }
  process.once('SIGTERM', stop)
  // The demo holds the other end of a pipe, which ends when it does.
  if (!process.stdin.isTTY) process.stdin.once('end', stop).resume()
}
