/* A disk that really waits for its platter or flash: every flush takes five milliseconds more. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <unistd.h>

typedef int (*flush)(int);

int fsync(int file) {
  usleep(5000);
  return ((flush)dlsym(RTLD_NEXT, "fsync"))(file);
}

int fdatasync(int file) {
  usleep(5000);
  return ((flush)dlsym(RTLD_NEXT, "fdatasync"))(file);
}
