// A server replaces the global Response by its own; this constant has to be of the original.
import '@hono/node-server/utils/response';
