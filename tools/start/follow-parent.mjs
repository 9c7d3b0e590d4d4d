// Preloaded into every service process: when the launcher is killed, the channel to it closes and
// the service stops in the ordinary way instead of holding its port for ever.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
