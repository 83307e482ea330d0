import { runInBackground } from '../../lib/run-in-background'
import type { WorkerRequest } from '../protocol/messages'
import { serve } from './serve'

const handleRequest = serve((reply) => self.postMessage(reply))

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) =>
  runInBackground(handleRequest(data)),
)
