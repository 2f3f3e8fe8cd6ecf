// The declarations of macOS's C library that the sources use, with the types and values of its headers for 64 bits. Names of Linux are not
// here, so that the branches for Darwin cannot use them.

// sys/types.h
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
typedef unsigned long size_t;
typedef long ssize_t;
typedef int64_t off_t, blkcnt_t;
typedef int32_t dev_t, blksize_t, pid_t;
typedef uint64_t ino_t;
typedef unsigned short mode_t, nlink_t;
typedef uint32_t uid_t, gid_t, useconds_t, sigset_t;
typedef long time_t;
struct timespec { time_t tv_sec; long tv_nsec; };

// errno.h
int *__error(void);
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define ENOMEM 12
#define EACCES 13
#define EEXIST 17
#define EISDIR 21
#define EPIPE 32
#define EAGAIN 35

// fcntl.h, unistd.h, stdio.h, limits.h
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_CLOEXEC 0x01000000
#define F_SETFD 2
#define F_SETFL 4
#define FD_CLOEXEC 1
#define F_OK 0
#define X_OK (1<<0)
#define W_OK (1<<1)
#define PATH_MAX 1024
#define _SC_NPROCESSORS_ONLN 58
int access(const char *, int);
int close(int);
int fchown(int, uid_t, gid_t);
int ftruncate(int, off_t);
char *getcwd(char *, size_t);
gid_t getegid(void);
uid_t geteuid(void);
int getgroups(int, gid_t []);
pid_t getpgrp(void);
pid_t getpid(void);
int isatty(int);
int pipe(int [2]);
ssize_t read(int, void *, size_t);
ssize_t readlink(const char *restrict, char *restrict, size_t);
int rename(const char *, const char *);
int rmdir(const char *);
long sysconf(int);
pid_t tcgetpgrp(int);
int unlink(const char *);
int usleep(useconds_t);
ssize_t write(int, const void *, size_t);

// sys/stat.h
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  uint32_t st_flags, st_gen;
  int32_t st_lspare;
  int64_t st_qspare[2];
};
int fchmod(int, mode_t);
int fstat(int, struct stat *);
int lstat(const char *, struct stat *);
int mkdir(const char *, mode_t);
int stat(const char *, struct stat *);

// dirent.h
#define DT_REG 8
struct dirent {
  uint64_t d_ino, d_seekoff;
  unsigned short d_reclen, d_namlen;
  unsigned char d_type;
  char d_name[1024];
};
typedef struct { int __dd_fd; } DIR;
int closedir(DIR *);
DIR *opendir(const char *);
struct dirent *readdir(DIR *);

// stdlib.h, string.h, crt_externs.h
void exit(int) __attribute__((__noreturn__));
void free(void *);
char *getenv(const char *);
char *mkdtemp(char *);
char *realpath(const char *restrict, char *restrict);
void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
char *strdup(const char *);
char *strerror(int);
size_t strlen(const char *);
char ***_NSGetEnviron(void);

// time.h, with the name that Darwin.apinotes gives to Swift
typedef enum { _CLOCK_MONOTONIC __attribute__((swift_name("CLOCK_MONOTONIC"))) = 6 } clockid_t;
int clock_gettime(clockid_t, struct timespec *);

// sys/mman.h
#define PROT_NONE 0x00
#define MAP_PRIVATE 0x0002
#define MAP_ANON 0x1000
void *mmap(void *, size_t, int, int, int, off_t);
int munmap(void *, size_t);

// poll.h
#define POLLIN 0x0001
#define POLLOUT 0x0004
typedef unsigned int nfds_t;
struct pollfd { int fd; short events, revents; };
int poll(struct pollfd *, nfds_t, int);

// termios.h, sys/ttycom.h
#define ECHO 0x00000008
#define ICANON 0x00000100
#define TCSANOW 0
#define TCSAFLUSH 2
typedef unsigned long tcflag_t, speed_t;
struct termios {
  tcflag_t c_iflag, c_oflag, c_cflag, c_lflag;
  unsigned char c_cc[20];
  speed_t c_ispeed, c_ospeed;
};
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };
int tcgetattr(int, struct termios *);
int tcsetattr(int, int, const struct termios *);

// signal.h, sys/wait.h
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGKILL 9
#define SIGPIPE 13
#define SIGTERM 15
#define SIGTSTP 18
#define SIGCONT 19
#define SIGXFSZ 25
#define SIGWINCH 28
#define SIG_BLOCK 1
#define SIG_SETMASK 3
#define WNOHANG 0x00000001
typedef void (*sig_t)(int);
int kill(pid_t, int);
int raise(int);
int sigaddset(sigset_t *, int);
int sigemptyset(sigset_t *);
void (*signal(int, void (*)(int)))(int);
pid_t waitpid(pid_t, int *, int);

// spawn.h
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGDEF 0x0004
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
int posix_spawn_file_actions_addclose(posix_spawn_file_actions_t *, int);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *restrict, int, const char *restrict, int, mode_t);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setpgroup(posix_spawnattr_t *, pid_t);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *restrict, const sigset_t *restrict);
int posix_spawnp(
  pid_t *restrict, const char *restrict, const posix_spawn_file_actions_t *, const posix_spawnattr_t *restrict, char *const [restrict],
  char *const [restrict]);

// pthread.h
#pragma clang assume_nonnull begin
typedef struct { long __sig; char __opaque[56]; } pthread_attr_t;
typedef struct { long __sig; char __opaque[40]; } pthread_cond_t;
typedef struct { long __sig; char __opaque[8]; } pthread_condattr_t;
typedef struct { long __sig; char __opaque[56]; } pthread_mutex_t;
typedef struct { long __sig; char __opaque[8]; } pthread_mutexattr_t;
typedef struct _opaque_pthread_t { long __sig; void *__cleanup_stack; char __opaque[8176]; } *pthread_t;
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_cond_broadcast(pthread_cond_t *);
int pthread_cond_destroy(pthread_cond_t *);
int pthread_cond_init(pthread_cond_t *restrict, const pthread_condattr_t *_Nullable restrict);
int pthread_cond_wait(pthread_cond_t *restrict, pthread_mutex_t *restrict);
int pthread_create(
  pthread_t *restrict, const pthread_attr_t *_Nullable restrict, void *(*_Nonnull)(void *), void *_Nullable restrict);
int pthread_join(pthread_t, void *_Nullable *_Nullable);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_init(pthread_mutex_t *restrict, const pthread_mutexattr_t *_Nullable restrict);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_sigmask(int, const sigset_t *_Nullable, sigset_t *_Nullable);
#pragma clang assume_nonnull end
